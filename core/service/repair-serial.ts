import { requiredIdentifier, type DeviceKind } from '../buyback/device-kind.ts';
import { parseImei } from '../identity/imei.ts';
import { parseSerialNumber } from '../identity/serial-number.ts';
import { accept, refuse, type Result } from '../shared/result.ts';

export type RepairSerialRefusal = 'required' | 'invalid_imei' | 'invalid_serial_number';

/**
 * The number of a device that is repaired: the IMEI of a phone, the serial number of what has one (as in the buy-back), null
 * where none was typed and none `isRequired`. A kind that nobody knows takes either.
 */
export function readRepairSerial(
  typed: string,
  kind: DeviceKind | null,
  isRequired: boolean,
): Result<string | null, RepairSerialRefusal> {
  const wanted = kind === null ? 'none' : requiredIdentifier(kind);
  if (typed === '') return isRequired && wanted !== 'none' ? refuse('required') : accept(null);
  const imei = parseImei(typed);
  if (imei.ok) return imei;
  if (wanted === 'imei') return refuse('invalid_imei');
  const serial = parseSerialNumber(typed);
  return serial.ok ? serial : refuse('invalid_serial_number');
}
