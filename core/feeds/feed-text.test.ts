import { expect, it } from 'vitest';
import { oneLine, shortened, tag, xmlText } from './feed-text.ts';

it('writes what XML takes and leaves out what no XML may hold', () => {
  expect(xmlText('R&D <b>"x"</b>\u0000\u0008 \u{1F4F1}')).toBe(
    'R&amp;D &lt;b&gt;&quot;x&quot;&lt;/b&gt; \u{1F4F1}',
  );
  expect(tag('EAN', null) + tag('EAN', '') + tag('PRICE', 0)).toBe('<PRICE>0</PRICE>');
});

it('shortens at the end of a word and never cuts a sign in two', () => {
  expect(shortened('krátké', 10)).toBe('krátké');
  expect(shortened('dlouhé jméno výrobku', 14)).toBe('dlouhé jméno');
  expect(shortened(`${'a'.repeat(9)}\u{1F4F1}`, 10)).toBe('a'.repeat(9));
});

it('puts lines on one', () => {
  expect(oneLine(' a\n b\u00a0c ')).toBe('a b c');
});
