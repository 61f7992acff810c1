import { retainedFields, retainedPart } from '#core/buyback/retained-fields.ts';
import type { SellForm } from '#core/buyback/sell-form.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Retained = ReturnType<typeof retainedPart>;

const key = 'buyback-seller';

/** The tab's own storage; null where there is none or it is forbidden. */
export function tabStorage(): Store | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/**
 * What this tab knows of the seller of one device. Another device is another form: its fields are
 * never filled from here (T-BUY-9).
 */
export function recallSeller(store: Store | null, device: string): Partial<Retained> {
  const saved = parse(store?.getItem(key) ?? '');
  if (saved['device'] !== device) return {};
  const form = saved['form'];
  if (form === null || typeof form !== 'object') return {};
  const fits = (field: string, value: unknown) =>
    typeof value === (field === 'pickupAltAddress' ? 'boolean' : 'string');
  return Object.fromEntries(
    Object.entries(form).filter(
      ([field, value]) => retainedFields.some((each) => each === field) && fits(field, value),
    ),
  );
}

/** Keeps the fields that may be kept; identity never reaches the storage. */
export function rememberSeller(store: Store | null, device: string, form: SellForm): void {
  try {
    store?.setItem(key, JSON.stringify({ device, form: retainedPart(form) }));
  } catch {
    // A full storage only means that a reload forgets.
  }
}

export const forgetSeller = (store: Store | null): void => store?.removeItem(key);

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? { ...value } : {};
  } catch {
    return {};
  }
}
