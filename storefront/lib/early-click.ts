/** Places of a page that come alive one after the other, named in `data-place`. */
type Place = 'header' | 'page' | 'questionnaire' | 'footer' | 'newsletter';

/** A press of a control whose code has not arrived yet. */
let held: HTMLElement | null = null;
const alive = new Set<string>();
const placeOf = (control: Element): string | null =>
  control.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? null;

/** How long a held link waits for its code before it is followed the plain way. */
const patienceMs = 5_000;

/**
 * The first press may come before the code that answers it. It is held until the code of its place is
 * there: that of every button the server sent, which would be lost (or would send its form away, with
 * all that was typed), and that of links marked `data-in-place`, which act on the page they stand on
 * and would load it anew. Forms with an address of their own do without a script and go on at once.
 */
export function holdEarlyClicks(page: Document): void {
  // What React draws anew, in the place of code that never came, answers by itself.
  const sent = new WeakSet(page.querySelectorAll('button, [data-in-place]'));
  page.addEventListener(
    'click',
    (event) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!isPlain || !(event.target instanceof Element)) return;
      const control = event.target.closest<HTMLElement>('button, [data-in-place]');
      if (control === null || !sent.has(control) || worksAlone(control)) return;
      const place = placeOf(control);
      if (place === null || alive.has(place)) return;
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

const worksAlone = (control: HTMLElement): boolean =>
  control instanceof HTMLButtonElement &&
  control.type === 'submit' &&
  control.form?.hasAttribute('action') === true;

/** Whether somebody waits for the code of what was pressed. */
export const isPressHeld = (): boolean => held !== null;

/** All of a place is alive: what was pressed there before happens now. */
export function releaseEarlyClick(place: Place): void {
  alive.add(place);
  const control = held;
  if (control === null || placeOf(control) !== place) return;
  held = null;
  control.removeAttribute('aria-busy');
  if (control.isConnected) control.click();
}

function giveUp(link: HTMLAnchorElement): void {
  if (held !== link) return;
  held = null;
  location.assign(link.href);
}
