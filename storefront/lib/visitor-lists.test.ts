import { describe, expect, it } from 'vitest';
import type { Client } from '#core/contract/client.ts';
import { setCompared } from './visitor-lists.ts';

/** A client whose answers come when the test gives them. */
function slowClient() {
  const sent: { readonly body: unknown; readonly answer: (isKept: boolean) => void }[] = [];
  const post = (_: string, { body }: { body: { products: string[] } }) =>
    new Promise((resolve, reject) => {
      const lists = { favourites: [], lastVisited: [], compared: body.products };
      sent.push({
        body,
        answer: (isKept) => (isKept ? resolve(lists) : reject(new Error('lost'))),
      });
    });
  return { client: { post } as unknown as Client, sent }; // of a client only what is called
}

describe('changes of the lists', () => {
  it('go one after the other, so that the older one never stays', async () => {
    const { client, sent } = slowClient();
    const both = setCompared(client, ['first', 'second']);
    const one = setCompared(client, ['second']);
    await Promise.resolve();
    expect(sent.map(({ body }) => body)).toEqual([{ products: ['first', 'second'] }]);
    sent[0]?.answer(true);
    expect(await both).toBe(true);
    expect(sent[1]?.body).toEqual({ products: ['second'] });
    sent[1]?.answer(true);
    expect(await one).toBe(true);
  });

  it('go on after one that was refused', async () => {
    const { client, sent } = slowClient();
    const lost = setCompared(client, ['first']);
    const kept = setCompared(client, ['second']);
    await Promise.resolve();
    sent[0]?.answer(false);
    expect(await lost).toBe(false);
    sent[1]?.answer(true);
    expect(await kept).toBe(true);
  });
});
