import { expect, it, vi } from 'vitest';
import { whenNeeded } from './when-needed.ts';

const failing = () => Promise.reject(new Error('the chunk did not arrive'));

it('waits for a touch while the page does without a script', async () => {
  let touch = (): void => undefined;
  const intent = () => new Promise<void>((resolve) => (touch = resolve));
  const loadNow = vi.fn(() => Promise.resolve('code'));
  const loading = whenNeeded({ intent, standsAlone: () => true })(loadNow);
  expect(loadNow).not.toHaveBeenCalled();
  touch();
  await expect(loading).resolves.toBe('code');
});

it('asks again on the next touch when the code did not arrive', async () => {
  const intent = vi.fn(() => Promise.resolve());
  const loadNow = vi.fn(() => Promise.resolve('code')).mockImplementationOnce(failing);
  const load = whenNeeded({ intent, standsAlone: () => true });
  await expect(load(loadNow)).resolves.toBe('code');
  expect(intent).toHaveBeenCalledTimes(2);
});

it('says that the code did not arrive once the page cannot do without', async () => {
  const intent = vi.fn(() => Promise.resolve());
  const load = whenNeeded({ intent, standsAlone: () => false });
  await expect(load(failing)).rejects.toThrow('did not arrive');
  expect(intent).not.toHaveBeenCalled();
});
