import { foldText } from '../shared/text.ts';
import type { AttributeKind } from '../catalog/attribute-statement.ts';

/** What the title of a column says of the attribute whose values stand below it. */
export interface AttributeTitle {
  /** Null where only a name is said. */
  readonly group: string | null;
  readonly name: string;
  /** Null where the title does not say it. */
  readonly kind: AttributeKind | null;
  /** The symbol of a number's unit. */
  readonly unit: string | null;
}

/** What Shoptet's export and people write before the name. */
const prefix =
  /^(?:filteringproperty|textproperty|attribute|parametr|vlastnost|param|atribut|proprietate)\s*:\s*/i;

/** What stands in brackets behind a name, where it is no unit. */
const kinds: Readonly<Record<string, AttributeKind>> = {
  '#': 'number',
  'ano/ne': 'boolean',
  'da/nu': 'boolean',
  'yes/no': 'boolean',
  text: 'text',
};

/** Reads titles such as `Displej > Úhlopříčka [palec]`, `filteringProperty:Materiál` and `NFC [ano/ne]`. */
export function readAttributeTitle(title: string): AttributeTitle {
  const bare = title.replace(prefix, '').replaceAll(/\s+/g, ' ').trim();
  const [, before = bare, bracket = ''] = /^(.*\S)\s*\[([^\]]{1,20})\]$/.exec(bare) ?? [];
  const parts = before.split(/\s+>\s+/);
  const name = parts.at(-1) ?? before;
  const kind = kinds[foldText(bracket)] ?? (bracket === '' ? null : 'number');
  const isUnit = bracket !== '' && kinds[foldText(bracket)] === undefined;
  return {
    group: parts.length > 1 ? parts.slice(0, -1).join(' > ') : null,
    name,
    kind,
    unit: isUnit ? bracket : null,
  };
}

const words: Readonly<Record<AttributeKind, string>> = {
  choice: '',
  number: ' [#]',
  boolean: ' [ano/ne]',
  text: ' [text]',
};

/** The title that `readAttributeTitle` reads as this. */
export function writeAttributeTitle({ group, name, kind, unit }: AttributeTitle): string {
  const bracket = unit === null ? words[kind ?? 'choice'] : ` [${unit}]`;
  return `${group === null ? '' : `${group} > `}${name}${bracket}`;
}

const numbered = /^(?:attribute|atribut) (\d+) value/i;

/** Whether a title by itself says that values of an attribute stand below it. */
export const isAttributeTitle = (title: string): boolean =>
  prefix.test(title) || numbered.test(title) || /\S\s+>\s+\S/.test(title);

/**
 * What the cells of a row say under attributes, by the titles of their columns; empty ones are left out. In WooCommerce's
 * export the name of an attribute stands in a cell of its own, beside its value.
 */
export function attributeCells(
  cells: readonly string[],
  mapping: readonly (string | null)[],
  header: readonly string[],
): Readonly<Record<string, string>> {
  const said: Record<string, string> = {};
  for (const [place, field] of mapping.entries()) {
    const text = cells[place]?.replaceAll(/\s+/g, ' ').trim() ?? '';
    if (field !== 'attribute' || text === '') continue;
    const title = titleOf(header[place] ?? '', cells, header);
    if (title !== '') said[title] = text;
  }
  return said;
}

function titleOf(title: string, cells: readonly string[], header: readonly string[]): string {
  const number = numbered.exec(title)?.[1];
  if (number === undefined) return title.trim();
  const named = header.findIndex((one) => foldText(one) === `attribute ${number} name`);
  return cells[named]?.trim() ?? '';
}
