import { describe, expect, it } from 'vitest';
import {
  decideEstimate,
  estimateText,
  isWithinLimit,
  totalOf,
  type EstimateLine,
} from './repair-estimate.ts';

const lines: readonly EstimateLine[] = [
  { id: 1, kind: 'work', name: 'Výměna displeje', price: 3_990 },
  { id: 2, kind: 'work', name: 'Výměna baterie', price: 1_290 },
];
const asked = { digest: 'seen', validUntil: '2026-12-10', lines };

describe('decideEstimate', () => {
  it('approves one line of two, and counts that one alone', () => {
    expect(decideEstimate(asked, { digest: 'seen', approved: [2] }, '2026-12-10')).toEqual({
      ok: true,
      value: { outcome: 'approved', approved: [2], total: 1_290 },
    });
  });

  it('is declined with no line wanted, also after its last day', () => {
    const declined = { ok: true, value: { outcome: 'declined', approved: [], total: 0 } };
    const answer = { digest: 'seen', approved: [] };
    expect(decideEstimate(asked, answer, '2026-12-10')).toEqual(declined);
    expect(decideEstimate(asked, answer, '2027-01-01')).toEqual(declined);
  });

  it('decides nothing that was not shown, is too old, or is of another repair', () => {
    const refusals = [
      decideEstimate(asked, { digest: 'older', approved: [1] }, '2026-12-01'),
      decideEstimate(asked, { digest: 'older', approved: [] }, '2026-12-01'),
      decideEstimate(asked, { digest: 'seen', approved: [1] }, '2026-12-11'),
      decideEstimate(asked, { digest: 'seen', approved: [1, 9] }, '2026-12-01'),
    ];
    expect(refusals.map((each) => (each.ok ? 'decided' : each.error))).toEqual([
      'estimate_changed',
      'estimate_changed',
      'estimate_expired',
      'unknown_line',
    ]);
  });

  it('counts a line that is named twice once', () => {
    const twice = decideEstimate(asked, { digest: 'seen', approved: [1, 1] }, '2026-12-01');
    expect(twice).toMatchObject({ ok: true, value: { total: 3_990 } });
  });
});

describe('the text of an estimate', () => {
  it('differs as soon as anything that is shown differs', () => {
    const [first, second] = lines;
    const changed = [
      estimateText(lines, '2026-12-10'),
      estimateText(lines, '2026-12-11'),
      estimateText(lines.slice(0, 1), '2026-12-10'),
      estimateText([...lines].reverse(), '2026-12-10'),
      ...(first && second
        ? [
            estimateText([{ ...first, price: 3_991 }, second], '2026-12-10'),
            estimateText([{ ...first, name: 'Výměna displeje ' }, second], '2026-12-10'),
            estimateText([{ ...first, kind: 'part' }, second], '2026-12-10'),
          ]
        : []),
    ];
    expect(new Set(changed).size).toBe(7);
  });
});

it('adds up its lines', () => {
  expect(totalOf(lines)).toBe(5_280);
  expect(totalOf([])).toBe(0);
});

it('goes on without asking up to the price that was agreed beforehand, and never without one', () => {
  expect(isWithinLimit(2_000, 2_000)).toBe(true);
  expect(isWithinLimit(2_001, 2_000)).toBe(false);
  expect(isWithinLimit(0, 0)).toBe(true);
  expect(isWithinLimit(0, null)).toBe(false);
});
