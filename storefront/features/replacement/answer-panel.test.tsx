import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { allPhrases } from '../../i18n/all-phrases.ts';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import type { Replacement } from './replacement-query.ts';

const offer: Replacement = {
  orderNumber: '1260000007',
  status: 'open',
  isOpen: true,
  expiresAt: '2026-11-27T10:00:00.000Z',
  quantity: 1,
  missing: { name: 'iPhone 15 černý', detail: '', picture: null },
  instead: { name: 'iPhone 15 modrý', detail: '', picture: null },
  refund: 0,
  isPaid: true,
};
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const named = (name: string) => ({ name: (own: string) => plain(own) === plain(name) });

describe.each(['cs', 'ro'] as const)('an offer of a replacement, in %s', (language) => {
  const { replacement: t } = allPhrases[language];
  const show = (more: Partial<Replacement> = {}) =>
    renderInShop(<AnswerPanel code="abc" offer={{ ...offer, ...more }} />, undefined, language);

  it('says that nothing more is paid, or what comes back', () => {
    show();
    expect(plain(document.body.textContent)).toContain(plain(t.same));
  });

  it('asks once more before it is refused', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', named(t.refuse)));
    expect(screen.getByRole('heading', named(t.refuseTitle))).toBeTruthy();
    expect(screen.getByRole('button', named(t.refuseConfirm))).toBeTruthy();
  });

  it.each(['accepted', 'refused', 'expired', 'withdrawn'] as const)(
    'offers no button where it is %s',
    (status) => {
      show({ status, isOpen: false });
      expect(screen.queryByRole('button')).toBeNull();
      expect(plain(document.body.textContent)).toContain(plain(t[`${status}Title`]));
    },
  );

  it('says that it ran out before the shop has noticed', () => {
    show({ isOpen: false });
    expect(plain(document.body.textContent)).toContain(plain(t.expiredTitle));
  });
});
