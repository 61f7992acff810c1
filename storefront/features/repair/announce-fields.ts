import type { CallInput } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { typedAmount } from '../../lib/span-form.ts';

/** Every control of the form, in the order of the page. */
export const announceFields = [
  ...(['operations', 'serial', 'fault', 'accessories', 'hasBackup', 'acceptsDataLoss'] as const),
  ...(['store', 'way', 'slot', 'priceLimit'] as const),
  ...(['firstName', 'lastName', 'eMail', 'phone', 'company'] as const),
  ...(['street', 'city', 'district', 'postcode', 'country'] as const),
] as const;

export type AnnounceField = (typeof announceFields)[number];
export type Announced = Readonly<Record<AnnounceField, string>>;
export type AnnounceBody = CallInput<Endpoints['repair-announce']>['body'];

/** What is typed into several lines is kept as one. */
const oneLine = (text: string): string => text.replaceAll(/\s*[\r\n]+\s*/gu, ' ');

/** An amount as it was typed; null where none was, NaN where it cannot be one. */
const limitOf = (typed: string): number | null =>
  typed.trim() === '' ? null : (typedAmount(typed) ?? Number.NaN);

interface Chosen {
  readonly productColor: string;
  readonly operations: readonly string[];
}

/** The body as the contract asks for it; `check` finds what cannot be sent yet. */
export function announceBody(typed: Announced, { productColor, operations }: Chosen): AnnounceBody {
  const { hasBackup, acceptsDataLoss, priceLimit, way, slot, country, fault, ...texts } = typed;
  const body = {
    ...texts,
    productColor,
    operations: [...operations],
    fault: oneLine(fault),
    hasBackup: hasBackup === '' ? undefined : hasBackup === 'yes',
    acceptsDataLoss: acceptsDataLoss === '' ? undefined : true,
    priceLimit: limitOf(priceLimit),
    way: way === '' ? undefined : way,
    slot: slot === '' ? null : slot,
    country,
  };
  // What is missing or cannot be is refused by the contract's own schema before it is sent.
  return body as AnnounceBody;
}
