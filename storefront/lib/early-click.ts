/** A press of a control whose code has not arrived yet. */
let held: HTMLElement | null = null;
let isWaiting = false;

/** How long a held link waits for its code before it is followed the plain way. */
const patienceMs = 5_000;

/**
 * The first press may come before the code that answers it. Controls marked `data-in-place` act on
 * the page they stand on, so theirs is held until the code is there instead of being lost (a button)
 * or loading the page anew (a link).
 */
export function holdEarlyClicks(page: Document): void {
  isWaiting = true;
  page.addEventListener(
    'click',
    (event) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!isWaiting || !isPlain || !(event.target instanceof Element)) return;
      const control = event.target.closest<HTMLElement>('[data-in-place]');
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
