import { expect, it } from 'vitest';
import { paperState, sendingMs } from './papers.ts';

const askedAt = new Date('2026-11-28T08:00:00Z');
const after = (ms: number) => new Date(askedAt.getTime() + ms);

it('is ready until somebody asks for it, and says what came of it then', () => {
  expect(paperState(null, askedAt)).toBe('ready');
  expect(paperState({ status: 'printed', askedAt }, after(1))).toBe('printed');
  expect(paperState({ status: 'failed', askedAt }, after(1))).toBe('failed');
});

it('is not known where nobody answered for longer than a printer is waited for', () => {
  expect(paperState({ status: 'sending', askedAt }, after(sendingMs - 1))).toBe('sending');
  expect(paperState({ status: 'sending', askedAt }, after(sendingMs))).toBe('unsure');
});
