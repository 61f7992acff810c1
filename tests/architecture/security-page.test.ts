import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = `${import.meta.dirname}/../..`;
const page = readFileSync(`${root}/docs/security.md`, 'utf8');

/** Requirements of levels 1 and 2 in each section of ASVS 5.0.0, by how many there are and those of level 3. */
const sections: Readonly<Record<string, readonly [all: number, ...level3: number[]]>> = {
  '1.1': [2],
  '1.2': [10, 10],
  '1.3': [12, 12],
  '1.4': [3],
  '1.5': [3, 3],
  '2.1': [3],
  '2.2': [3],
  '2.3': [5, 5],
  '2.4': [2, 2],
  '3.2': [3, 3],
  '3.3': [5, 5],
  '3.4': [8, 7, 8],
  '3.5': [8, 6, 7, 8],
  '3.7': [5, 3, 4, 5],
  '4.1': [5, 4, 5],
  '4.2': [5, 2, 3, 4, 5],
  '4.3': [2],
  '4.4': [4],
  '5.1': [1],
  '5.2': [6, 4, 5, 6],
  '5.3': [3, 3],
  '5.4': [3],
  '6.1': [3],
  '6.2': [12],
  '6.3': [8, 5, 6, 7, 8],
  '6.4': [6, 5, 6],
  '6.5': [8, 6, 7, 8],
  '6.6': [4, 4],
  '6.8': [4],
  '7.1': [3],
  '7.2': [4],
  '7.3': [2],
  '7.4': [5],
  '7.5': [3, 3],
  '7.6': [2],
  '8.1': [4, 3, 4],
  '8.2': [4, 4],
  '8.3': [3, 2, 3],
  '8.4': [2, 2],
  '9.1': [3],
  '9.2': [4],
  '10.1': [2],
  '10.2': [3, 3],
  '10.3': [5, 5],
  '10.4': [16, 12, 13, 14, 15, 16],
  '10.5': [5],
  '10.6': [2],
  '10.7': [3],
  '11.1': [4, 3, 4],
  '11.2': [5, 4, 5],
  '11.3': [5, 4, 5],
  '11.4': [4],
  '11.5': [2, 2],
  '11.6': [2, 2],
  '12.1': [5, 4, 5],
  '12.2': [2],
  '12.3': [5, 5],
  '13.1': [4, 2, 3, 4],
  '13.2': [6, 6],
  '13.3': [4, 3, 4],
  '13.4': [7, 6, 7],
  '14.1': [2],
  '14.2': [8, 5, 6, 7, 8],
  '14.3': [3],
  '15.1': [5, 4, 5],
  '15.2': [5, 4, 5],
  '15.3': [7],
  '16.1': [1],
  '16.2': [5],
  '16.3': [4],
  '16.4': [3],
  '16.5': [4, 4],
  '17.1': [2, 2],
  '17.2': [8, 5, 6, 7, 8],
  '17.3': [2],
};

const required = Object.entries(sections).flatMap(([section, [all, ...level3]]) =>
  Array.from({ length: all }, (_, at) => at + 1)
    .filter((number) => !level3.includes(number))
    .map((number) => `V${section}.${String(number)}`),
);

const rows = page
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('answers every requirement of ASVS 5.0, levels 1 and 2, once', () => {
  const answered = rows.flatMap(([, ids = '']) => ids.split(', '));
  expect(required).toHaveLength(253);
  expect(answered.toSorted()).toEqual(required.toSorted());
});

it('says of each whether it is met, and where or why not', () => {
  const verdicts = ['met', 'partly', '**not met**', 'not applicable'];
  const empty = rows.filter(([, , verdict = '', text = '']) => {
    return !verdicts.includes(verdict) || text === '';
  });
  expect(empty).toEqual([]);
});

it('counts them rightly', () => {
  const count = (wanted: string) =>
    rows
      .filter(([, , verdict]) => verdict === wanted)
      .reduce((sum, [, ids = '']) => sum + ids.split(', ').length, 0);
  expect(page).toContain(
    `253 requirements: ${String(count('met'))} met, ${String(count('partly'))} partly, ` +
      `${String(count('**not met**'))} not met, ${String(count('not applicable'))} not applicable.`,
  );
});

it('names files and tests that are there', () => {
  const named = [
    ...page.matchAll(/`((?:api|core|desktop|storefront|ui|tests|migrations)\/[^`\s]+)`/g),
  ];
  const paths = [...new Set(named.map(([, path = '']) => path))];
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => !existsSync(`${root}/${path}`))).toEqual([]);
});
