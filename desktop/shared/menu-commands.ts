/** What the native menu asks the page to do; the page knows how. */
const menuCommands = [
  'palette',
  'refresh',
  'undo',
  'redo',
  'history',
  'lock',
  'switch-user',
  'sign-out',
  'shortcuts',
] as const;
export type MenuCommand = (typeof menuCommands)[number];
