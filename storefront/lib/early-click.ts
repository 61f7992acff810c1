/** A press of a control whose code has not arrived yet. */
let held: HTMLElement | null = null;
/** Parts of the page whose code is there: by their names in `data-in-place`, the page itself by none. */
const alive = new Set<string>();
const partOf = (control: HTMLElement): string => control.dataset['inPlace'] ?? '';

/** The part of the buy-back's page that asks and offers. */
export const questionnairePart = 'questionnaire';

/** How long a held link waits for its code before it is followed the plain way. */
const patienceMs = 5_000;

/**
 * The first press may come before the code that answers it. Controls marked `data-in-place` act on
 * the page they stand on, so theirs is held until the code is there instead of being lost (a button)
 * or loading the page anew (a link). Controls of a part whose code comes apart name it there.
 */
export function holdEarlyClicks(page: Document): void {
  page.addEventListener(
    'click',
    (event) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!isPlain || !(event.target instanceof Element)) return;
      const control = event.target.closest<HTMLElement>('[data-in-place]');
      if (control === null || alive.has(partOf(control))) return;
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

/** The screen, or a part of it, is alive: what was pressed there before happens now. */
export function releaseEarlyClick(part = ''): void {
  alive.add(part);
  const control = held;
  if (control === null || partOf(control) !== part) return;
  held = null;
  control.removeAttribute('aria-busy');
  if (control.isConnected) control.click();
}

function giveUp(link: HTMLAnchorElement): void {
  if (held !== link) return;
  held = null;
  location.assign(link.href);
}
