import { expect, it } from 'vitest';
import { escapeLike } from './like-pattern.ts';

it.each([
  ['%_\'"\\', '\\%\\_\'"\\\\'],
  ['100 %', '100 \\%'],
  ['iphone', 'iphone'],
])('writes %j as the pattern %j', (text, pattern) => expect(escapeLike(text)).toBe(pattern));
