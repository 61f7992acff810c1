import { expect, it } from 'vitest';
import { stopAll } from '#api/platform/stop-all.ts';

it('stops what was started last first, past what fails, and tells the first failure', async () => {
  const stopped: string[] = [];
  const stop = (name: string) => () => Promise.resolve(void stopped.push(name));
  const fail = (message: string) => () => Promise.reject(new Error(message));
  const started = [stop('database'), fail('pool'), stop('listener'), fail('jobs'), stop('server')];
  await expect(stopAll(started)).rejects.toThrow('jobs');
  expect(stopped).toEqual(['server', 'listener', 'database']);
  await stopAll(started);
  expect(stopped).toHaveLength(3);
});
