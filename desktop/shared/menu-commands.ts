/** What the native menu asks the page to do; the page knows how. */
export type MenuCommand =
  | 'palette'
  | 'refresh'
  | 'undo'
  | 'redo'
  | 'history'
  | 'lock'
  | 'switch-user'
  | 'sign-out'
  | 'shortcuts';
