import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { formatMoney } from '#core/shared/money.ts';
import { allPhrases } from '../../i18n/all-phrases.ts';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { SettledSwap, SettlementWays } from './settlement-ways.tsx';

const ways = [
  { way: 'pay_difference', due: 3_890, payout: 0 },
  { way: 'keep_device', due: 18_890, payout: 0 },
  { way: 'call_off', due: 0, payout: 0 },
] as const;
const swap = {
  orderNumber: '1260000007',
  ways: [...ways],
  chosen: null,
  byCard: false,
  afterGoods: false,
};

/** Phrases keep short words to the next by spaces that do not break. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const shown = () => plain(document.body.textContent);

describe.each(['cs', 'ro'] as const)(
  'a device worth less than an order counts on, in %s',
  (language) => {
    const { status: t } = allPhrases[language];
    const market = language === 'cs' ? 'cz' : 'ro';
    const show = () => {
      const decide = vi.fn();
      const { user } = renderInShop(
        <SettlementWays swap={swap} isDeciding={false} decide={decide} />,
        undefined,
        language,
      );
      return {
        decide,
        press: (name: string) =>
          user.click(screen.getByRole('button', { name: (own) => plain(own) === plain(name) })),
      };
    };

    it('says what each of the three ways costs', () => {
      show();
      expect(screen.getByRole('heading').textContent).toContain(swap.orderNumber);
      for (const due of [3_890, 18_890]) {
        expect(shown()).toContain(plain(formatMoney(due, market)));
      }
    });

    it('says that what is missing is taken of a card that is held', () => {
      const held = { ...swap, byCard: true };
      renderInShop(
        <SettlementWays swap={held} isDeciding={false} decide={vi.fn()} />,
        undefined,
        language,
      );
      const due = plain(formatMoney(3_890, market));
      expect(shown()).toContain(plain(t.byCardText).replace('{{due}}', due));
    });

    it('says that a device is kept until the goods that came are paid', () => {
      const ahead = { ...swap, afterGoods: true };
      renderInShop(
        <SettlementWays swap={ahead} isDeciding={false} decide={vi.fn()} />,
        undefined,
        language,
      );
      const due = plain(formatMoney(18_890, market));
      expect(shown()).toContain(plain(t.aheadKeepText).replace('{{due}}', due));
    });

    it.each([
      ['pay_difference', 'accept'],
      ['keep_device', 'keep_device'],
      ['call_off', 'call_off'],
    ] as const)('decides %s only after a second press', async (way, decision) => {
      const { decide, press } = show();
      await press(t[way]);
      expect(decide).not.toHaveBeenCalled();
      await press(t[`${way}Confirm`]);
      expect(decide.mock.calls).toEqual([[decision]]);
    });

    it.each(['pay_difference', 'keep_device', 'call_off'] as const)(
      'says what follows from %s',
      (chosen) => {
        renderInShop(<SettledSwap swap={{ ...swap, ways: [], chosen }} />, undefined, language);
        expect(shown()).toContain(plain(t[`${chosen}Title`]));
        expect(shown()).not.toContain('{{');
      },
    );
  },
);
