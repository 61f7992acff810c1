import { retainedFields, retainedPart } from '#core/buyback/retained-fields.ts';
import type { SellForm } from '#core/buyback/sell-form.ts';
import { readRetainedForm, retainForm, type TabStorage } from '../../lib/retained-form.ts';

/**
 * What this tab knows of the seller of one device. Another device is another form: its fields are
 * never filled from here (T-BUY-9).
 */
export function recallSeller(
  store: TabStorage | null,
  device: string,
): Partial<ReturnType<typeof retainedPart>> {
  const fits = (field: string, value: unknown) =>
    typeof value === (field === 'pickupAltAddress' ? 'boolean' : 'string');
  return Object.fromEntries(
    Object.entries(readRetainedForm(store, device)).filter(
      ([field, value]) => retainedFields.some((each) => each === field) && fits(field, value),
    ),
  );
}

/** Keeps the fields that may be kept; identity never reaches the storage. */
export const rememberSeller = (store: TabStorage | null, device: string, form: SellForm): void =>
  retainForm(store, device, retainedPart(form));
