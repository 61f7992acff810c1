import { expect, it } from 'vitest';
import { duration as cs } from '../i18n/cs/duration.ts';
import { duration as ro } from '../i18n/ro/duration.ts';
import { createPhrases } from '#ui/phrases.ts';
import type { PhraseBook } from '../i18n/phrase-book.ts';
import { durationText } from './duration.ts';

const czech = createPhrases<PhraseBook>('cs', { duration: cs }).text('duration');
const romanian = createPhrases<PhraseBook>('ro', { duration: ro }).text('duration');
const minute = 60_000;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  [2 * 1_440 * minute + 5 * 60 * minute + 59 * minute, '2 dny 5 hodin', '2 zile 5 ore'],
  [1_440 * minute, '1 den', '1 zi'],
  [3 * 60 * minute + 12 * minute, '3 hodiny 12 minut', '3 ore 12 minute'],
  [60 * minute, '1 hodina', '1 oră'],
  [40 * minute, '40 minut', '40 de minute'],
  [20_000, '1 minuta', '1 minut'],
])('says %d ms as "%s" and "%s"', (ms, inCzech, inRomanian) => {
  expect(plain(durationText(ms, czech))).toBe(inCzech);
  expect(plain(durationText(ms, romanian))).toBe(inRomanian);
});
