import { shell, type WebContents } from 'electron';
import { isOfficeAddress, isOutsideAddress } from './addresses.ts';

/**
 * The page stays at its own address and opens no windows. A link to a known place outside goes to the person's browser;
 * any other attempt does nothing.
 */
export function lockNavigation(contents: WebContents, shopUrl: string): void {
  const openOutside = (address: string) => {
    if (isOutsideAddress(address, shopUrl)) void shell.openExternal(address);
  };
  contents.on('will-navigate', (event) => {
    if (isOfficeAddress(event.url)) return;
    event.preventDefault();
    openOutside(event.url);
  });
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame && !isOfficeAddress(event.url)) event.preventDefault();
  });
  contents.on('will-redirect', (event) => {
    if (!isOfficeAddress(event.url)) event.preventDefault();
  });
  contents.setWindowOpenHandler(({ url }) => {
    openOutside(url);
    return { action: 'deny' };
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
}
