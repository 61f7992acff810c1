import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleAnswers, exampleAppraisal } from '#core/buyback/appraisal.example.ts';
import type { Answers, Appraisal, DeviceCondition } from '#core/buyback/appraisal.ts';
import { anyDevice } from '#core/buyback/bonus.ts';
import { allPhrases } from '../../i18n/all-phrases.ts';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { OfferCard } from './offer-card.tsx';
import { offerOf } from './offer.ts';

const { questionnaire: t } = allPhrases.cs;

const given: Answers = exampleAnswers;
const withConditions = (
  appraisal: Appraisal,
  change: (condition: DeviceCondition, id: string) => DeviceCondition,
): Appraisal => ({
  ...appraisal,
  deviceConditions: Object.fromEntries(
    Object.entries(appraisal.deviceConditions).map(([id, condition]) => [
      id,
      change(condition, id),
    ]),
  ),
});
const answered = (appraisal: Appraisal): Appraisal =>
  withConditions(appraisal, (condition, id) => ({ ...condition, value: given[id] ?? null }));

function show(appraisal: Appraisal) {
  const offer = offerOf(appraisal, null, {});
  renderInShop(
    <OfferCard
      offer={offer}
      device={anyDevice}
      conditions={appraisal.deviceConditions}
      onChoose={() => undefined}
      missed={null}
      onIntent={() => undefined}
    />,
  );
}
const free: Appraisal = {
  ...exampleAppraisal,
  minimalBuyoutPrice: 0,
  appraisalResult: {
    r1: { quality: 'A+', price: 0, url: '' },
    r3: { quality: 'B', price: 0, url: '' },
  },
};
const sellButton = () => screen.queryByRole('button', { name: t.sellOnline });

it('offers a device that is worth nothing for free recycling, and no way to sell it', () => {
  show(answered(free));
  expect(screen.getByText(t.recycledTitle)).toBeTruthy();
  expect(screen.getByRole('link', { name: t.centers })).toBeTruthy();
  expect(sellButton()).toBeNull();
});

it('says so before any answer where no answer would bring money', () => {
  const choicesAlone = ({ choices, ...rest }: DeviceCondition): DeviceCondition => ({
    ...rest,
    choices: choices.map((choice) => ({ ...choice, priceCorrection: 0 })),
  });
  show(withConditions(free, choicesAlone));
  expect(screen.getByText(t.recycledTitle)).toBeTruthy();
});

it('sells what has a price', () => {
  show(answered(exampleAppraisal));
  expect(sellButton()).not.toBeNull();
});
