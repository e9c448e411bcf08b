/** Style sheets come as text: they go into a shadow root, not into the page. */
declare module "*.css" {
  const text: string;
  export default text;
}
