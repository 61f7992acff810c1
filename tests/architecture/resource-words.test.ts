import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '#core/market/market.ts';
import { resources } from '#core/changes/all-resources.ts';

it('has words for every resource where the back office looks for them, by the name of its table', () => {
  const missing = languages.flatMap((language) =>
    resources
      .map(({ table }) => `phrases/${language}/resources/${table.replaceAll('_', '-')}.ts`)
      .filter((file) => !existsSync(join(import.meta.dirname, '../../core', file))),
  );
  expect(missing).toEqual([]);
});
