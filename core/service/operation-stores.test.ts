import { describe, expect, it } from 'vitest';
import { isDoneAt } from './operation-stores.ts';

const only = (...slugs: string[]) => ({ stores: slugs.map((slug) => ({ slug, name: slug })) });
const everywhere = { stores: null };

describe('where operations are done', () => {
  it.each([
    [[], 'brno', true],
    [[everywhere], 'brno', true],
    [[everywhere, only('brno', 'praha')], 'brno', true],
    [[only('praha')], 'brno', false],
    [[only('brno'), only('praha')], 'brno', false],
    // The store that did it stopped to repair.
    [[only()], 'brno', false],
  ])('%j at %s: %s', (operations, store, answer) => {
    expect(isDoneAt(operations, store)).toBe(answer);
  });
});
