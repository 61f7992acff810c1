import { parseImei, type ImeiRefusal } from '../identity/imei.ts';
import { parseSerialNumber, type SerialNumberRefusal } from '../identity/serial-number.ts';
import type { Result } from '../shared/result.ts';
import { requiredIdentifier, type DeviceKind } from './device-kind.ts';

/** Reads the number of a device: a phone's is an IMEI, another one's a serial number. Refuses as those do. */
export const parseDeviceNumber = (
  typed: string,
  kind: DeviceKind,
): Result<string, ImeiRefusal | SerialNumberRefusal> =>
  requiredIdentifier(kind) === 'imei' ? parseImei(typed) : parseSerialNumber(typed);
