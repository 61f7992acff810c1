import { expect, it } from 'vitest';
import { unknownPlaceholders } from './message-template.ts';
import { faultOfCheck } from './repair-checks.ts';
import { suggestedChecks } from './suggested-checks.ts';
import { suggestedMessages } from './suggested-messages.ts';

it('suggests checks before and after a repair that a bench would take', () => {
  const faults = suggestedChecks.map((check) =>
    faultOfCheck({
      kind: check.kind,
      lowest: check.lowest,
      highest: check.highest,
      choicesCs: check.choices_cs,
      choicesRo: check.choices_ro,
    }),
  );
  expect(faults.filter((fault) => fault !== null)).toEqual([]);
  expect(new Set(suggestedChecks.map(({ name_cs: name }) => name)).size).toBe(
    suggestedChecks.length,
  );
  expect(suggestedChecks.some(({ is_battery_health: health }) => health)).toBe(true);
});

it('suggests messages whose braces are known', () => {
  const texts = suggestedMessages.flatMap(({ text_cs: cs, text_ro: ro }) => [cs, ro]);
  expect(texts.flatMap(unknownPlaceholders)).toEqual([]);
});
