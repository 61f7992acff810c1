import type { CallInput } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { productConditions } from '#core/catalog/product-condition.ts';
import { priceEndings } from '#core/catalog/reprice.ts';

export type BulkKind = 'rename' | 'replace' | 'activate' | 'attribute' | 'price';

/** What stands in the controls, by name; a box that is ticked says `true`. */
export type Typed = Readonly<Record<string, string>>;

type Change = CallInput<Endpoints['admin-products-change-preview']>['body']['change'];
type Pricing = Omit<
  CallInput<Endpoints['admin-products-reprice']>['body'],
  'selectionId' | 'digest'
>;

/** What is to be done, as the calls take it. */
export type Wish =
  | { readonly call: 'change'; readonly change: Change }
  | { readonly call: 'reprice'; readonly pricing: Pricing };

/** What the controls begin with. */
export const initialOf: Readonly<Record<BulkKind, Typed>> = {
  rename: { column: 'nameCs', pattern: '' },
  replace: { nameCs: 'true', nameRo: 'true', find: '', replaceWith: '', isCaseKept: '' },
  activate: { isActive: 'true' },
  attribute: {
    attributeId: '',
    attributeKind: '',
    valueIds: '',
    number: '',
    textCs: '',
    textRo: '',
  },
  price: { percent: '', ending: 'none', new: 'true', nearly_new: '', used: '', note: '' },
};

const nameColumns = ['nameCs', 'nameRo'] as const;
type Reader = (typed: Typed) => Wish | null;
const change = (given: Change): Wish => ({ call: 'change', change: given });

const readers: Readonly<Record<BulkKind, Reader>> = {
  rename({ column, pattern = '' }) {
    const named = nameColumns.find((one) => one === column);
    return named && pattern.trim() !== '' ? change({ rename: { column: named, pattern } }) : null;
  },
  replace(typed) {
    const { find = '', replaceWith = '', isCaseKept } = typed;
    const columns = nameColumns.filter((column) => typed[column] === 'true');
    if (find === '' || columns.length === 0) return null;
    const isKept = isCaseKept === 'true';
    return change({ replace: { columns, find, replaceWith, isCaseKept: isKept } });
  },
  activate: ({ isActive }) => change({ activate: { isActive: isActive === 'true' } }),
  attribute: attributeWish,
  price: priceWish,
};

/** What the controls ask for; null while something is missing. */
export const wishOf = (kind: BulkKind, typed: Typed): Wish | null => readers[kind](typed);

function attributeWish(typed: Typed): Wish | null {
  const attributeId = Number(typed['attributeId']);
  if (!attributeId) return null;
  if (typed['isRemoved'] === 'true') return change({ attribute: { attributeId, says: null } });
  const says = saidBy(typed);
  return says && change({ attribute: { attributeId, says } });
}

type Says = NonNullable<Change['attribute']>['says'];

function saidBy({
  attributeKind,
  valueIds = '',
  number = '',
  textCs = '',
  textRo = '',
}: Typed): Says {
  switch (attributeKind) {
    case 'choice':
      return valueIds === '' ? null : { valueIds: valueIds.split(',').map(Number) };
    case 'number':
    case 'boolean':
      return number.trim() === '' ? null : { number: number.replaceAll(/\s/g, '') };
    default:
      return textCs.trim() === '' || textRo.trim() === '' ? null : { textCs, textRo };
  }
}

function priceWish(typed: Typed): Wish | null {
  const percent = percentOf(typed['percent'] ?? '');
  const ending = priceEndings.find((one) => one === typed['ending']) ?? 'none';
  const conditions = productConditions.filter((condition) => typed[condition] === 'true');
  if (percent === null || conditions.length === 0) return null;
  if (percent === 0 && ending === 'none') return null;
  return {
    call: 'reprice',
    pricing: { percent: String(percent), ending, conditions, note: typed['note'] ?? '' },
  };
}

/** `+10`, `-5 %`, `2,5`; nothing is 0, and what is no number is null. */
export function percentOf(text: string): number | null {
  const plain = text.replaceAll(/[\s%]/g, '').replace('−', '-').replace(',', '.');
  if (plain === '') return 0;
  return /^[+-]?\d{1,3}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}
