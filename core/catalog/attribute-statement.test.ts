import { describe, expect, it } from 'vitest';
import { refuseStatement, type AttributeKind } from './attribute-statement.ts';

const of = (kind: AttributeKind) => ({ kind, valueIds: new Set(kind === 'choice' ? [1, 2] : []) });
const attributeId = 7;

describe('refuseStatement', () => {
  it.each([
    ['choice', { valueIds: [2, 1] }],
    ['number', { number: 6.1 }],
    ['boolean', { number: 1 }],
    ['text', { textCs: 'sklo', textRo: 'sticlă' }],
  ] as const)('takes what a %s says', (kind, said) => {
    expect(refuseStatement({ attributeId, ...said }, of(kind), false)).toBeNull();
  });

  it.each([
    ['choice', {}],
    ['choice', { valueIds: [] }],
    ['choice', { valueIds: [1, 1] }],
    ['choice', { valueIds: [1, 3] }],
    ['choice', { number: 1 }],
    ['choice', { valueIds: [1], number: 1 }],
    ['number', { valueIds: [1] }],
    ['boolean', { number: 2 }],
    ['text', { textCs: 'sklo' }],
    ['text', { textRo: 'sticlă' }],
    ['text', { number: 1 }],
  ] as const)('refuses of a %s %j', (kind, said) => {
    expect(refuseStatement({ attributeId, ...said }, of(kind), false)).toBe('attribute_mismatch');
  });

  it('refuses an attribute that is unknown or comes twice', () => {
    const said = { attributeId, number: 1 };
    expect(refuseStatement(said, undefined, false)).toBe('unknown_row');
    expect(refuseStatement(said, of('number'), true)).toBe('already_used');
  });
});
