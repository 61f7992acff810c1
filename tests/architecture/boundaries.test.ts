import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { cruise } from 'dependency-cruiser';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import readConfiguration from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { folderCircles } from './folder-circles.mjs';
import {
  arrowViolations,
  foldersInCircles,
  lintViolations,
  typedViolations,
} from './planted-violations.ts';

const planted = `${import.meta.dirname}/planted`;
const { forbidden = [], options } = await readConfiguration(
  `${import.meta.dirname}/../../.dependency-cruiser.mjs`,
);
const folders = ['core', 'ui', 'api', 'storefront', 'desktop', 'migrations', 'tests'];
const rulesBroken = new Map<string, readonly string[]>();

/** One run over all planted files. */
beforeAll(async () => {
  const eslint = new ESLint({ ignore: false });
  for (const { filePath, messages } of await eslint.lintFiles(`${planted}/**/*.{ts,tsx}`)) {
    rulesBroken.set(
      relative(planted, filePath),
      messages.map((message) => message.ruleId ?? message.message),
    );
  }
}, 180_000);

describe('the linter', () => {
  it.each(Object.entries(lintViolations))('refuses %s by %s', (file, rule) => {
    expect(rulesBroken.get(file)).toContain(rule);
  });

  it('refuses nothing else in the planted house', () => {
    const sound = [...rulesBroken].filter(([file]) => !(file in lintViolations));
    expect(sound.filter(([, rules]) => rules.length > 0)).toEqual([]);
  });
});

const typedReport = z.object({
  diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })),
});

describe('the linter that knows types', () => {
  it('refuses what was planted for it, and nothing else', async () => {
    const oxlint = ['node_modules/oxlint/bin/oxlint', '--format', 'json', planted];
    const run = promisify(execFile)(process.execPath, oxlint);
    // A linter that finds something ends with code 1, and still says what.
    const { stdout } = await run.catch((error: unknown) =>
      z.object({ stdout: z.string() }).parse(error),
    );
    const { diagnostics } = typedReport.parse(JSON.parse(stdout));
    expect(
      Object.fromEntries(
        diagnostics.map(({ code, filename }) => [relative(planted, filename), code]),
      ),
    ).toEqual(typedViolations);
  });
});

const plantedForLinters = { ...lintViolations, ...typedViolations };

describe('the arrows between files', () => {
  it('are refused where they point up, round or nowhere, and only there', async () => {
    const { output } = await cruise(folders, {
      ...options,
      exclude: '^dist/',
      baseDir: planted,
      validate: true,
      ruleSet: { forbidden },
    });
    if (typeof output === 'string') throw new Error(output);
    // A file planted for the linter stands alone by nature.
    const found = output.summary.violations
      .filter(({ rule, from }) => rule.name !== 'no-orphans' || !(from in plantedForLinters))
      .map(({ rule, from }) => `${rule.name}: ${from}`);
    expect([...new Set(found)].sort()).toEqual(arrowViolations);
    const circles = folderCircles(output.modules);
    expect(circles.map((circle) => circle.folder)).toEqual(foldersInCircles);
    expect(circles.find((circle) => circle.folder === 'api/platform/jobs')).toEqual({
      folder: 'api/platform/jobs',
      way: ['api/platform/jobs', 'api/platform/http', 'api/platform/jobs'],
      files: ['api/platform/jobs/answers.ts', 'api/platform/http/starts-job.ts'],
    });
  });

  it('have a planted violation for each rule', () => {
    const proven = new Set(arrowViolations.map((violation) => violation.split(':')[0]));
    expect(forbidden.map(({ name }) => name).filter((name) => !proven.has(name))).toEqual([]);
  });
});
