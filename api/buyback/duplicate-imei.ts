import { FieldRefusal } from '../platform/http/refusal.ts';

const uniqueViolation = '23505';

const isDuplicateImei = (error: unknown): boolean =>
  error instanceof Error &&
  Reflect.get(error, 'code') === uniqueViolation &&
  Reflect.get(error, 'constraint') === 'buybacks_one_open_per_imei';

/**
 * Turns the database's word that a device already has an open request into a refusal on `imei`
 * (T-BUY-20). The index decides and not a look before, so parallel requests cannot both pass.
 */
export async function refuseDuplicateImei<T>(sale: Promise<T>): Promise<T> {
  try {
    return await sale;
  } catch (error) {
    const cause: unknown = error instanceof Error ? Reflect.get(error, 'nativeError') : undefined;
    if (isDuplicateImei(error) || isDuplicateImei(cause)) {
      throw new FieldRefusal({ buyoutDevice: { imei: ['duplicate_imei'] } });
    }
    throw error;
  }
}
