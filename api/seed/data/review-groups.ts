import type { SeedReviewGroup } from '../seed-review.ts';
import { accessoryReviews, tabletReviews, watchReviews } from './reviews-others.ts';
import { phoneReviews } from './reviews-phones.ts';

export const reviewGroups: readonly SeedReviewGroup[] = [
  { kind: 'phone', eachProduct: 3, reviews: phoneReviews },
  { kind: 'tablet', eachProduct: 2, reviews: tabletReviews },
  { kind: 'smartwatch', eachProduct: 2, reviews: watchReviews },
  { kind: 'accessory', eachProduct: 2, reviews: accessoryReviews },
];

/** Invented people who bought and reviewed; each writes of one product at most once. */
export const reviewers = {
  cz: [
    ...[
      'Martina Hloušková',
      'Petr Zábranský',
      'Lenka Vodičková',
      'Radek Mašek',
      'Zuzana Kolmanová',
    ],
    ...['Ondřej Břízek', 'Hana Pospíchalová', 'Vojtěch Stárek', 'Ivana Dolejší', 'Tomáš Roubal'],
  ],
  ro: [
    ...['Mihaela Crăciunescu', 'Răzvan Olteanu', 'Simona Pătrașcu', 'Cosmin Dobrescu'],
    ...['Larisa Munteanu', 'Ștefan Grigorescu', 'Oana Bălan', 'Tudor Manolache', 'Irina Văcaru'],
    ...['Claudiu Neagoe'],
  ],
} as const;
