import { expect, it } from 'vitest';
import { firstIntent } from './first-intent.ts';

it.each(['pointerover', 'touchstart', 'keydown', 'focusin'])(
  'takes %s for intent',
  async (sign) => {
    const page = new EventTarget();
    const intent = firstIntent(page);
    page.dispatchEvent(new Event(sign));
    await expect(intent).resolves.toBeUndefined();
  },
);

it('does not take scrolling for intent', async () => {
  const page = new EventTarget();
  const intent = firstIntent(page).then(() => 'intent');
  page.dispatchEvent(new Event('scroll'));
  await expect(Promise.race([intent, Promise.resolve('none')])).resolves.toBe('none');
});
