import { join } from 'node:path';
import { BrowserWindow, screen } from 'electron';
import { appOrigin } from '../../shared/places.ts';
import { readKeptJson } from '../kept-json.ts';
import { keepWindowState } from './keep-window-state.ts';
import { webPreferences } from './web-preferences.ts';
import { placeFor, windowState } from './window-state.ts';

/** Work areas of the screens of today, the main one first. */
function workAreas() {
  const main = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== main.id);
  return [main, ...others].map(({ workArea }) => workArea);
}

/** The one window, where it was last time. It shows itself when its first picture is ready, not white before. */
export function openWindow(dataFolder: string, preload: string): BrowserWindow {
  const stateFile = join(dataFolder, 'window-state.json');
  const { isMaximized, ...bounds } = placeFor(readKeptJson(stateFile, windowState), workAreas());
  const window = new BrowserWindow({
    ...bounds,
    minWidth: 640,
    minHeight: 480,
    show: false,
    title: 'Obměna',
    webPreferences: webPreferences(preload),
  });
  keepWindowState(window, stateFile);
  window.once('ready-to-show', () => {
    if (isMaximized === true) window.maximize();
    window.show();
  });
  return window;
}

/** Loads the back office; a failure is told by `did-fail-load`, which brings it back. */
export const showOffice = (window: BrowserWindow): void =>
  void window.loadURL(`${appOrigin}/`).catch(() => undefined);
