/** A press of a control whose code has not arrived yet. */
let held: HTMLElement | null = null;
let isWaiting = false;

/** How long a held link waits for its code before it is followed the plain way. */
const patienceMs = 5_000;

/** Controls that act on the page they stand on. */
const inPlace = '[data-in-place]';

/**
 * The first press may come before the code that answers it. Controls marked `data-in-place` have it
 * held until the code is there, instead of losing it (a button) or loading the page anew (a link).
 * So has every button of a page that does not stand alone: one of a form would send what was typed
 * as a part of the address.
 */
export function holdEarlyClicks(page: Document, standsAlone: boolean): void {
  const controls = standsAlone ? inPlace : `${inPlace}, main button`;
  isWaiting = true;
  page.addEventListener(
    'click',
    (event) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!isWaiting || !isPlain || !(event.target instanceof Element)) return;
      const control = event.target.closest<HTMLElement>(controls);
      if (control === null) return;
      event.preventDefault();
      // React may come alive on this very press, and must not answer it twice.
      event.stopPropagation();
      held?.removeAttribute('aria-busy');
      held = control;
      // A link leads on without its code; a button has nothing else, so it shows that it waits.
      if (control instanceof HTMLAnchorElement) setTimeout(giveUp, patienceMs, control);
      else control.setAttribute('aria-busy', 'true');
    },
    { capture: true },
  );
}

/** The screen is alive: what was pressed before happens now. */
export function releaseEarlyClick(): void {
  isWaiting = false;
  const control = held;
  held = null;
  control?.removeAttribute('aria-busy');
  if (control?.isConnected) control.click();
}

function giveUp(link: HTMLAnchorElement): void {
  if (held !== link) return;
  held = null;
  location.assign(link.href);
}
