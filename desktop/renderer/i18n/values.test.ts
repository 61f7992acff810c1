import { expect, it } from 'vitest';
import { floor as csFloor } from './cs-floor.ts';
import { cs } from './cs.ts';
import { floor as roFloor } from './ro-floor.ts';
import { ro } from './ro.ts';

const texts = (book: object, path = ''): [string, string][] =>
  Object.entries(book).flatMap(
    ([key, value]): [string, string][] =>
      typeof value === 'string'
        ? [[`${path}${key}`, value]]
        : texts(Object(value) as object, `${path}${key}.`), // a namespace
  );

/** `{name}` would be shown as it stands: the back office's phrases are filled in by i18next. Words of lists are not. */
const isOurs = ([key]: readonly [string, string]): boolean => !/\.(one|done|cells)/.test(key);

it.each([
  ['cs', { ...cs, ...csFloor }],
  ['ro', { ...ro, ...roFloor }],
] as const)('says values in double braces (%s)', (_, book) => {
  const single = texts(book).filter(([, text]) => /(?<!\{)\{[a-zA-Z]+\}(?!\})/.test(text));
  expect(single.filter(isOurs).map(([key]) => key)).toEqual([]);
});
