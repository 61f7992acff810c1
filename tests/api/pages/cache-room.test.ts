import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { packedAlone } from '#api/pages/pack-page.ts';
import { packReply } from '#api/platform/http/send-reply.ts';
import { ReplyCache } from '#api/platform/reply-cache.ts';

/** Packed, the heaviest page of the demonstration shop has 19 kB: a product with all that it may have. */
const heaviest = 19_000;
const pages = 1_000;

it('holds a thousand of the heaviest pages in its 32 MB', async () => {
  const text = '<!doctype html>'.repeat(8_000) + randomBytes(heaviest).toString('base64');
  const keys = Array.from({ length: 24 }, (_, family) => `family-${String(1_000 + family)}`);
  const page = await packedAlone(packReply('text/html; charset=utf-8', text, keys));
  expect(page.bytes).toBeGreaterThan(heaviest);
  const cache = new ReplyCache(32);
  cache.setListening(true);
  const key = (number: number) =>
    JSON.stringify(['page', 'cs', null, `/produkt/${'x'.repeat(50)}-${String(number)}`, '']);
  for (let number = 0; number < pages; number += 1) {
    cache.put(key(number), 'plain', page, cache.generation);
  }
  expect(cache.get(key(0), 'plain')).toBe(page);
});

it('keeps of a page its packed form alone, which is answered unpacked too', async () => {
  const text = '<p>Obměna</p>'.repeat(5_000);
  const page = await packedAlone(packReply('text/html; charset=utf-8', text, ['html']));
  expect(page.bytes).toBe(page.brotli?.().length);
  expect(page.bytes).toBeLessThan(text.length / 20);
  expect(page.body().toString()).toBe(text);
});
