import type { BrowserWindow } from 'electron';
import { writeKeptJson } from '../kept-json.ts';
import type { WindowState } from './window-state.ts';

/** Remembers size and place when the window closes; those of a maximised window are the ones it returns to. */
export function keepWindowState(window: BrowserWindow, file: string): void {
  window.on('close', () => {
    const state: WindowState = { ...window.getNormalBounds(), isMaximized: window.isMaximized() };
    try {
      writeKeptJson(file, state);
    } catch {
      // A full disk must not keep the window open.
      return;
    }
  });
}
