import { describe, expect, it } from 'vitest';
import { averageText, summariseRatings } from './summarise-ratings.ts';

describe('summariseRatings', () => {
  it('counts and averages in tenths', () => {
    expect(summariseRatings([1, 0, 0, 0, 2])).toEqual({
      count: 3,
      averageTenths: 37,
      histogram: [1, 0, 0, 0, 2],
    });
  });

  it('rounds half a tenth up', () => {
    // 17 stars of 4 reviews are 4.25.
    expect(summariseRatings([0, 0, 0, 3, 1]).averageTenths).toBe(43);
    // 4.24…: 25 reviews with 106 stars.
    expect(summariseRatings([0, 0, 0, 19, 6]).averageTenths).toBe(42);
  });

  it('has no average without a review', () => {
    expect(summariseRatings([0, 0, 0, 0, 0]).averageTenths).toBeNull();
  });
});

describe('averageText', () => {
  it('writes a decimal comma', () => {
    expect([averageText(47), averageText(50), averageText(10)]).toEqual(['4,7', '5,0', '1,0']);
  });
});
