import { expect, it } from 'vitest';
import { fillTemplate, leftPlaceholders, unknownPlaceholders } from './message-template.ts';

const values = { number: '7123456789', device: 'iPhone 13', promised: null };

it('fills in what is known of a repair and leaves the rest for its sender', () => {
  const filled = fillTemplate('{device} ({number}) do {promised}: {link}', values);
  expect(filled).toBe('iPhone 13 (7123456789) do {promised}: {link}');
  expect(leftPlaceholders(filled)).toEqual(['promised']);
});

it('takes no braces of what is filled in for another place', () => {
  expect(fillTemplate('{device} {number}', { device: '{number}', number: '7' })).toBe('{number} 7');
});

it('knows names that nothing is known for', () => {
  expect(unknownPlaceholders('{device} {zařízení} {} {Number}')).toEqual([
    'zařízení',
    '',
    'Number',
  ]);
  expect(unknownPlaceholders('{number}, 5 { 3')).toEqual([]);
});

it('sends the link as the one place that is filled in later', () => {
  expect(leftPlaceholders('{link} {zitra}')).toEqual(['zitra']);
  expect(leftPlaceholders('bez míst')).toEqual([]);
});
