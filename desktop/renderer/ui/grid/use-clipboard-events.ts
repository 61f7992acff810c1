import type { ClipboardEvent } from 'react';
import { clearRange, copyLongRange, copyRange, pasteText } from './grid-clipboard.ts';
import type { GridController } from './grid-controller.ts';

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** Copy, cut and paste of the page, where they are about cells and not about a text being edited. */
export function useClipboardEvents(controller: GridController) {
  const copy = (event: ClipboardEvent) => {
    if (isTyping(event.target)) return false;
    event.preventDefault();
    const text = copyRange(controller);
    if (text === null) void copyLongRange(controller);
    else event.clipboardData.setData('text/plain', text);
    return text !== null;
  };
  return {
    onCopy: copy,
    // Only what is on the clipboard already may be cleared.
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) void clearRange(controller);
    },
    onPaste: (event: ClipboardEvent) => {
      if (isTyping(event.target)) return;
      event.preventDefault();
      void pasteText(controller, event.clipboardData.getData('text/plain'));
    },
  };
}
