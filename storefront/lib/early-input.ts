/** Places of a page that come alive one after the other, named in `data-place`. */
type Place = 'header' | 'page' | 'questionnaire' | 'footer' | 'newsletter';
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A press of a control whose code has not arrived yet. */
let held: HTMLElement | null = null;
/** What was ticked, chosen or typed before the code was there, in that order. */
const filled = new Map<Field, boolean | string>();
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
 * and go on at once. What is filled in is noted, for React hears of no change that came before it.
 */
export function holdEarlyInput(page: Document): void {
  // What React draws anew, in the place of code that never came, answers by itself.
  const sent = new WeakSet(
    page.querySelectorAll('button, [data-in-place], input, textarea, select'),
  );
  const waits = (control: Element): boolean => {
    const place = sent.has(control) ? placeOf(control) : null;
    return place !== null && !alive.has(place);
  };
  const note = (event: Event) => {
    const { target } = event;
    if (!isField(target) || !waits(target)) return;
    // A radio button that is chosen again is the last one.
    filled.delete(target);
    // Half a character must be left to the keyboard that is composing it.
    const isHalf = event instanceof InputEvent && event.isComposing;
    const state = stateOf(target);
    if (!isHalf && state !== '') filled.set(target, state);
  };
  page.addEventListener('click', (event) => holdPress(event, waits), { capture: true });
  // A box is ticked by the time of its click; by the change that follows React may have drawn it.
  page.addEventListener('click', (event) => isBox(event.target) && note(event), { capture: true });
  for (const sign of ['input', 'change']) page.addEventListener(sign, note, { capture: true });
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

const isBox = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement ||
  // A password may be the browser's own, which it shows but does not tell.
  (target instanceof HTMLInputElement && !['file', 'password'].includes(target.type));

const stateOf = (field: Field): boolean | string => (isBox(field) ? field.checked : field.value);

const worksAlone = (control: HTMLElement): boolean =>
  control instanceof HTMLButtonElement &&
  control.type === 'submit' &&
  control.form?.hasAttribute('action') === true;

/** Whether somebody waits for the code of what was pressed. */
export const isPressHeld = (): boolean => held !== null;

/** All of a place is alive: what was filled in and pressed there before happens now. */
export function releaseEarlyInput(place: Place): void {
  alive.add(place);
  for (const [field, state] of filled) {
    if (placeOf(field) !== place) continue;
    filled.delete(field);
    if (field.isConnected) fillAgain(field, state);
  }
  const control = held;
  if (control === null || placeOf(control) !== place) return;
  held = null;
  control.removeAttribute('aria-busy');
  // Once what was filled in has been taken in.
  queueMicrotask(() => control.isConnected && control.click());
}

/** Fills a field in once more: React compares it with what it was told last, and hears of changes alone. */
function fillAgain(field: Field, state: boolean | string): void {
  if (isBox(field)) {
    field.checked = state === false;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) {
    field.value = String(state);
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const { selectionStart, selectionEnd } = field;
  field.value = '';
  // Past React, which watches the property of the field itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, state);
  // Null where the kind of field has no caret to be put back.
  if (typeof selectionStart === 'number') field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function giveUp(link: HTMLAnchorElement): void {
  if (held !== link) return;
  held = null;
  location.assign(link.href);
}
