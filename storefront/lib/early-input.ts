/** Places of a page that come alive one after the other, named in `data-place`. */
type Place = 'header' | 'page' | 'questionnaire' | 'footer' | 'newsletter';
type ChoiceControl = HTMLInputElement | HTMLSelectElement;

/** A press of a control whose code has not arrived yet. */
let held: HTMLElement | null = null;
/** What was ticked or chosen before the code was there, in that order. */
const chosen = new Map<ChoiceControl, boolean | string>();
const alive = new Set<string>();
const placeOf = (control: Element): string | null =>
  control.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? null;

/** How long a held link waits for its code before it is followed the plain way. */
const patienceMs = 5_000;

/**
 * What somebody does first may come before the code that answers it. Presses are held until the code
 * of their place is there: that of every button the server sent, which would be lost (or would send
 * its form away, with all that was typed), and that of links marked `data-in-place`, which act on the
 * page they stand on and would load it anew. Forms with an address of their own do without a script
 * and go on at once. Choices are noted, for React draws boxes as it knows them.
 */
export function holdEarlyInput(page: Document): void {
  // What React draws anew, in the place of code that never came, answers by itself.
  const sent = new WeakSet(page.querySelectorAll('button, [data-in-place], input, select'));
  const waits = (control: Element): boolean => {
    const place = sent.has(control) ? placeOf(control) : null;
    return place !== null && !alive.has(place);
  };
  const noteChoice = ({ target }: Event) => {
    if (!isChoice(target) || !waits(target)) return;
    // One that is chosen again is the last one.
    chosen.delete(target);
    chosen.set(target, stateOf(target));
  };
  page.addEventListener('click', (event) => holdPress(event, waits), { capture: true });
  // A box is ticked by the time of its click; by the change that follows React may have drawn it.
  for (const sign of ['click', 'change'])
    page.addEventListener(sign, noteChoice, { capture: true });
}

function holdPress(event: MouseEvent, waits: (control: Element) => boolean): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!isPlain || !(event.target instanceof Element)) return;
  const control = event.target.closest<HTMLElement>('button, [data-in-place]');
  if (control === null || !waits(control) || worksAlone(control)) return;
  event.preventDefault();
  // React may come alive on this very press, and must not answer it twice.
  event.stopPropagation();
  held?.removeAttribute('aria-busy');
  held = control;
  // A link leads on without its code; a button has nothing else, so it shows that it waits.
  if (control instanceof HTMLAnchorElement) setTimeout(giveUp, patienceMs, control);
  else control.setAttribute('aria-busy', 'true');
}

const isChoice = (target: EventTarget | null): target is ChoiceControl =>
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type));

const stateOf = (control: ChoiceControl): boolean | string =>
  control instanceof HTMLSelectElement ? control.value : control.checked;

const worksAlone = (control: HTMLElement): boolean =>
  control instanceof HTMLButtonElement &&
  control.type === 'submit' &&
  control.form?.hasAttribute('action') === true;

/** Whether somebody waits for the code of what was pressed. */
export const isPressHeld = (): boolean => held !== null;

/** All of a place is alive: what was chosen and pressed there before happens now. */
export function releaseEarlyInput(place: Place): void {
  alive.add(place);
  for (const [control, state] of chosen) {
    if (placeOf(control) !== place) continue;
    chosen.delete(control);
    repeatChoice(control, state);
  }
  const control = held;
  if (control === null || placeOf(control) !== place) return;
  held = null;
  control.removeAttribute('aria-busy');
  // Once what was chosen has been taken in.
  queueMicrotask(() => control.isConnected && control.click());
}

/** Chooses once more, whatever React made of it: what it did not see change, it does not hear. */
function repeatChoice(control: ChoiceControl, state: boolean | string): void {
  if (!control.isConnected) return;
  if (control instanceof HTMLInputElement) {
    control.checked = state === false;
    control.click();
  } else {
    control.value = String(state);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function giveUp(link: HTMLAnchorElement): void {
  if (held !== link) return;
  held = null;
  location.assign(link.href);
}
