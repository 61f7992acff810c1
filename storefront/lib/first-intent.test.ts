import { expect, it, vi } from 'vitest';
import { intentsOn, tellOfNavigation } from './first-intent.ts';

const stateOf = (intent: Promise<void>) =>
  Promise.race([intent.then(() => 'intent'), new Promise((done) => setImmediate(done, 'none'))]);

it.each(['pointermove', 'touchstart', 'keydown', 'focusin', 'input'])(
  'takes %s for intent',
  async (sign) => {
    const page = new EventTarget();
    const intent = intentsOn(page, new EventTarget())();
    page.dispatchEvent(new Event(sign));
    expect(await stateOf(intent)).toBe('intent');
  },
);

it('takes back and forward for intent', async () => {
  const view = new EventTarget();
  const intent = intentsOn(new EventTarget(), view)();
  view.dispatchEvent(new Event('popstate'));
  expect(await stateOf(intent)).toBe('intent');
});

it('takes a navigation for intent, whoever began it', async () => {
  const view = new EventTarget();
  vi.stubGlobal('dispatchEvent', (event: Event) => view.dispatchEvent(event));
  const intent = intentsOn(new EventTarget(), view)();
  tellOfNavigation();
  expect(await stateOf(intent)).toBe('intent');
  vi.unstubAllGlobals();
});

it.each(['scroll', 'pointerover'])('does not take %s for intent', async (sign) => {
  const page = new EventTarget();
  const intent = intentsOn(page, new EventTarget())();
  page.dispatchEvent(new Event(sign));
  expect(await stateOf(intent)).toBe('none');
});

it('remembers a touch that came before anybody waited', async () => {
  const page = new EventTarget();
  const intents = intentsOn(page, new EventTarget());
  page.dispatchEvent(new Event('pointermove'));
  expect(await stateOf(intents())).toBe('intent');
});

it('wants a new touch each time', async () => {
  const page = new EventTarget();
  const intents = intentsOn(page, new EventTarget());
  const first = intents();
  page.dispatchEvent(new Event('keydown'));
  expect(await stateOf(first)).toBe('intent');
  const second = intents();
  expect(await stateOf(second)).toBe('none');
  page.dispatchEvent(new Event('keydown'));
  expect(await stateOf(second)).toBe('intent');
});

it('takes a field that has the focus for the first touch alone', async () => {
  const field = {} as Element; // only its identity counts
  const page = Object.assign(new EventTarget(), { activeElement: field });
  const intents = intentsOn(page, new EventTarget());
  expect(await stateOf(intents())).toBe('intent');
  expect(await stateOf(intents())).toBe('none');
});
