import { FieldRefusal } from '../platform/http/refusal.ts';

const uniqueViolation = '23505';

/** The indexes that keep a device to one open request, with the field that it is told by. */
const fieldOf: Readonly<Record<string, string>> = {
  buybacks_one_open_per_imei: 'imei',
  buybacks_one_open_per_serial: 'serialNumber',
};

/** The number by which the database tells that a device has an open request already; undefined of any other fault. */
export function duplicateField(error: unknown): string | undefined {
  if (!(error instanceof Error) || Reflect.get(error, 'code') !== uniqueViolation) return undefined;
  return fieldOf[String(Reflect.get(error, 'constraint'))];
}

/**
 * Turns the database's word that a device already has an open request into a refusal on the number
 * that tells it (T-BUY-20). The index decides and not a look before, so parallel requests cannot
 * both pass.
 */
export async function refuseDuplicateDevice<T>(sale: Promise<T>): Promise<T> {
  try {
    return await sale;
  } catch (error) {
    const cause: unknown = error instanceof Error ? Reflect.get(error, 'nativeError') : undefined;
    const field = duplicateField(error) ?? duplicateField(cause);
    if (field === undefined) throw error;
    throw new FieldRefusal({ buyoutDevice: { [field]: ['duplicate_device'] } });
  }
}
