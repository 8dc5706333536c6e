/** Files that the plugin writes; `client.ts` gives them their shapes. */
declare module '@generated/tools-data/default/*' {
  const content: unknown;
  export default content;
}
