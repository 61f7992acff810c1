import type { AttributeKind } from '../catalog/attribute-statement.ts';
import type { Language } from '../market/market.ts';
import { foldText } from '../shared/text.ts';
import { readAttributeTitle, type AttributeTitle } from './attribute-title.ts';
import { readFlag } from './read-values.ts';

interface TwoNames {
  readonly nameCs: string;
  readonly nameRo: string;
}

/** An attribute of the shop as files may call it. */
export interface ImportAttribute extends TwoNames {
  readonly id: number;
  readonly kind: AttributeKind;
  readonly groupCs: string;
  readonly groupRo: string;
  readonly unitCs: string | null;
  readonly unitRo: string | null;
  readonly values: readonly (TwoNames & { readonly id: number })[];
}

/** What is said of a variant under an attribute. */
export interface SaidValue {
  /** Of a choice, in their order. */
  readonly valueIds?: readonly number[] | undefined;
  /** A boolean is 1 or 0. */
  readonly number?: number | undefined;
  readonly textCs?: string | undefined;
  readonly textRo?: string | undefined;
}

/** What a file says under an attribute; of a choice also the values that the shop does not have. */
export interface ReadAttribute {
  readonly title: AttributeTitle;
  /** Null where the shop does not have it. */
  readonly attribute: ImportAttribute | null;
  readonly kind: AttributeKind;
  readonly says: SaidValue;
  /** Names of values in their order, each with its id where the shop has it. */
  readonly values: readonly { readonly name: string; readonly id: number | null }[];
  readonly text: string;
}

export type AttributeReading =
  | { readonly ok: true; readonly value: ReadAttribute }
  | { readonly ok: false; readonly name: string; readonly reason: AttributeProblem };
type AttributeProblem = 'attribute_mismatch' | 'too_long';

/** Parts several values of a choice, and both languages of a text. */
const between = ' | ';
const ofLanguages = ' || ';
const mostLetters = 200;
const mostText = 2_000;
/** What a row of an attribute holds: ten digits before and four behind the point. */
const mostNumber = 1e10;

const isNamed = (name: string, ...names: readonly string[]): boolean =>
  names.some((one) => foldText(one) === foldText(name));

interface Titled {
  readonly named: AttributeTitle;
  readonly attribute: ImportAttribute | null;
}

/** The attributes of a shop; titles and names are looked up once, as a file says them in every row. */
export interface KnownAttributes {
  readonly all: readonly ImportAttribute[];
  readonly ofTitle: Map<string, Titled>;
  readonly valuesOf: Map<number, ReadonlyMap<string, number>>;
}

export const knownAttributes = (all: readonly ImportAttribute[]): KnownAttributes => ({
  all,
  ofTitle: new Map(),
  valuesOf: new Map(),
});

/** The attribute of the shop that a title names; the first of several in groups that it does not tell apart. */
function attributeOfTitle(title: string, { all, ofTitle }: KnownAttributes): Titled {
  const before = ofTitle.get(title);
  if (before) return before;
  const named = readAttributeTitle(title);
  const { group, name } = named;
  const attribute = all.find(
    ({ nameCs, nameRo, groupCs, groupRo }) =>
      isNamed(name, nameCs, nameRo) && (group === null || isNamed(group, groupCs, groupRo)),
  );
  const titled = { named, attribute: attribute ?? null };
  ofTitle.set(title, titled);
  return titled;
}

/** Ids of the values of a choice by their names in both languages, folded. */
function valuesOf({ id, values }: ImportAttribute, known: KnownAttributes) {
  const before = known.valuesOf.get(id);
  if (before) return before;
  const byName = new Map(
    values
      .toReversed()
      .flatMap(({ id: value, nameCs, nameRo }) => [
        [foldText(nameRo), value] as const,
        [foldText(nameCs), value] as const,
      ]),
  );
  known.valuesOf.set(id, byName);
  return byName;
}

/**
 * What a cell says under the attribute that the title of its column names. An attribute that the shop does not have is a
 * number where the title says its unit, and a choice where it says nothing.
 */
export function readAttribute(
  title: string,
  text: string,
  known: KnownAttributes,
): AttributeReading {
  const { named, attribute } = attributeOfTitle(title, known);
  const kind = attribute?.kind ?? named.kind ?? 'choice';
  const refused = (reason: AttributeProblem) => ({ ok: false as const, name: named.name, reason });
  if (named.name.length > mostLetters || text.length > mostText) return refused('too_long');
  if (attribute && named.unit !== null && !isOfUnit(named.unit, attribute)) {
    return refused('attribute_mismatch');
  }
  const values = kind === 'choice' ? readValues(text, attribute && valuesOf(attribute, known)) : [];
  if (values.some(({ name }) => name.length > mostLetters)) return refused('too_long');
  const says = saysOf(kind, { text, values, attribute, unit: named.unit });
  if (says === null) return refused('attribute_mismatch');
  return { ok: true, value: { title: named, attribute, kind, says, values, text } };
}

const isOfUnit = (unit: string, { unitCs, unitRo }: ImportAttribute): boolean =>
  isNamed(unit, unitCs ?? '', unitRo ?? '');

function readValues(
  text: string,
  known: ReadonlyMap<string, number> | null,
): ReadAttribute['values'] {
  const names = text
    .split(/\s*\|\s*/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const read = new Map(
    names.map((name) => [foldText(name), { name, id: known?.get(foldText(name)) ?? null }]),
  );
  return [...read.values()];
}

interface Cell {
  readonly text: string;
  readonly values: ReadAttribute['values'];
  readonly attribute: ImportAttribute | null;
  readonly unit: string | null;
}

function saysOf(kind: AttributeKind, { text, values, attribute, unit }: Cell): SaidValue | null {
  switch (kind) {
    case 'choice':
      return values.length === 0 ? null : { valueIds: values.flatMap(({ id }) => id ?? []) };
    case 'number': {
      const number = numberOf(text, [attribute?.unitCs, attribute?.unitRo, unit]);
      return number === null ? null : { number };
    }
    case 'boolean': {
      const flag = readFlag(text);
      return flag.ok ? { number: flag.value ? 1 : 0 } : null;
    }
    case 'text': {
      const [textCs = '', textRo = textCs] = text.split(ofLanguages);
      return { textCs, textRo };
    }
  }
}

/** A number with a point or a comma, with or without its unit behind it; four decimals at most. */
function numberOf(text: string, units: readonly (string | null | undefined)[]): number | null {
  const unit = units.find((one) => one && foldText(text).endsWith(foldText(one)));
  const bare = (unit ? text.slice(0, -unit.length) : text).replaceAll(/[\s\u00a0\u202f]/g, '');
  if (!/^-?\d+(?:[.,]\d{1,4})?$/.test(bare)) return null;
  const number = Number(bare.replace(',', '.'));
  return Math.abs(number) < mostNumber ? number : null;
}

/** Whether both say the same. */
export const isSaidSame = (one: SaidValue, other: SaidValue | undefined): boolean =>
  other !== undefined &&
  one.number === other.number &&
  one.textCs === other.textCs &&
  one.textRo === other.textRo &&
  (one.valueIds ?? []).join() === (other.valueIds ?? []).join();

/** What is said, as a cell of a file; `''` where the file could not be read as it was. */
export function writeAttribute(
  said: SaidValue,
  attribute: ImportAttribute,
  { language, known }: { readonly language: Language; readonly known: KnownAttributes },
): string {
  const text = textOf(said, attribute, language);
  const read = saysOf(attribute.kind, {
    text,
    values: attribute.kind === 'choice' ? readValues(text, valuesOf(attribute, known)) : [],
    attribute,
    unit: null,
  });
  return read !== null && isSaidSame(read, said) ? text : '';
}

/** What is said, for people. */
export function textOf(
  { valueIds, number, textCs = '', textRo = '' }: SaidValue,
  { kind, values }: ImportAttribute,
  language: Language,
): string {
  if (kind === 'choice') {
    const nameOf = new Map(
      values.map(({ id, nameCs, nameRo }) => [id, { cs: nameCs, ro: nameRo }]),
    );
    return (valueIds ?? []).map((id) => nameOf.get(id)?.[language] ?? '').join(between);
  }
  if (kind === 'text') return textCs === textRo ? textCs : `${textCs}${ofLanguages}${textRo}`;
  if (kind === 'boolean') return yesNo[language][number === 1 ? 1 : 0];
  return language === 'cs' ? String(number).replace('.', ',') : String(number);
}

const yesNo = { cs: ['ne', 'ano'], ro: ['nu', 'da'] } as const;
