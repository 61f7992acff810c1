import { expect, it } from 'vitest';
import { createStreamReader } from './sse.ts';

const text = 'retry: 3000\n\nid: 7\nevent: change\ndata: {"topic":"users"}\n\n: still here\n\n';
const change = { id: '7', event: 'change', data: '{"topic":"users"}' };

it('reads events, the delay that the server asks for, and no comment', () => {
  const reader = createStreamReader();
  expect(reader.read(text)).toEqual([change]);
  expect(reader.retryMs()).toBe(3000);
});

it('reads the same however the text is cut', () => {
  for (const ends of ['\n', '\r\n']) {
    const whole = text.replaceAll('\n', ends);
    for (let cut = 0; cut <= whole.length; cut += 1) {
      const reader = createStreamReader();
      const found = [...reader.read(whole.slice(0, cut)), ...reader.read(whole.slice(cut))];
      expect(found).toEqual([change]);
    }
  }
});

it('joins lines of data and keeps an unfinished event back', () => {
  const reader = createStreamReader();
  expect(reader.read('data: a\ndata: b\n')).toEqual([]);
  expect(reader.read('\n')).toEqual([{ id: null, event: 'message', data: 'a\nb' }]);
});

it('ignores a delay that is no number', () => {
  const reader = createStreamReader();
  reader.read('retry: soon\n\n');
  expect(reader.retryMs()).toBeNull();
});
