import { typedNumber, typedNumberOrNone } from '../../lib/typed-number.ts';
import type { Repair, SentLine } from './repairs.ts';

/** One line as it is being written. */
export interface LineDraft {
  /** Tells rows apart while they are written. */
  readonly key: string;
  readonly kind: 'work' | 'part';
  readonly operationId: number | null;
  readonly productId: number | null;
  /** What an operation or a stock item is called is theirs; the rest is typed. */
  readonly name: string;
  readonly price: string;
  readonly warrantyMonths: string;
}

export const draftsOf = ({ lines }: Repair): { readonly lines: readonly LineDraft[] } => ({
  lines: lines.map(({ id, kind, operationId, productId, name, price, warrantyMonths }) => ({
    key: String(id),
    kind,
    operationId,
    productId,
    name,
    price: price === null ? '' : String(price),
    warrantyMonths: String(warrantyMonths),
  })),
});

/** Whether its name is that of an operation or a stock item, in both languages. */
export const isNamedByOther = ({ operationId, productId }: LineDraft): boolean =>
  operationId !== null || productId !== null;

export const newLine = (line: Partial<LineDraft> & Pick<LineDraft, 'kind'>): LineDraft => ({
  operationId: null,
  productId: null,
  name: '',
  price: '',
  warrantyMonths: line.kind === 'work' ? '6' : '24',
  ...line,
  key: crypto.randomUUID(),
});

/** As the call takes it; a name that is not typed is left to the API, which knows it in both languages. */
export const sentLine = (line: LineDraft): SentLine => ({
  kind: line.kind,
  operationId: line.operationId,
  productId: line.productId,
  name: isNamedByOther(line) ? '' : line.name,
  price: typedNumberOrNone(line.price),
  warrantyMonths: typedNumber(line.warrantyMonths),
});

/** What is typed as a price and is none would be sent as one that is not known yet. */
export const hasWrongPrice = ({ price }: LineDraft): boolean =>
  price.trim() !== '' && !Number.isInteger(typedNumber(price));
