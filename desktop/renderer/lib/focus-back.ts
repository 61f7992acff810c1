const event = 'focus-back';

/** Calls back when the focus returns to something in here that was drawn anew meanwhile; answers how to stop. */
export function onFocusBack(place: HTMLElement, run: () => void): () => void {
  place.addEventListener(event, run);
  return () => place.removeEventListener(event, run);
}

/**
 * Remembers what has the focus; what it answers gives the focus back. A list draws its cells anew whenever their rows
 * change: where the one that had the focus is gone, those around it are asked which stands for it now.
 */
export function rememberFocus(): () => void {
  const before = document.activeElement;
  const around: HTMLElement[] = [];
  for (let place = before?.parentElement; place; place = place.parentElement) around.push(place);
  return () => {
    if (!(before instanceof HTMLElement)) return;
    if (before.isConnected) before.focus();
    else
      around.find((place) => place.isConnected)?.dispatchEvent(new Event(event, { bubbles: true }));
  };
}
