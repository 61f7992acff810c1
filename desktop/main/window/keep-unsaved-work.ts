import { dialog, type BrowserWindow } from 'electron';
import type { Words } from '../words/words.ts';

/** A page that refuses to be left (`beforeunload`) has unsaved work: the person decides, staying is the default. */
export function keepUnsavedWork(window: BrowserWindow, words: () => Words): void {
  window.webContents.on('will-prevent-unload', (event) => {
    const { title, text, stay, leave } = words().unsaved;
    const chosen = dialog.showMessageBoxSync(window, {
      type: 'warning',
      message: title,
      detail: text,
      buttons: [stay, leave],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    });
    // In this event preventing the default means leaving the page after all.
    if (chosen === 1) event.preventDefault();
  });
}
