import { accept, refuse, type Result } from '../shared/result.ts';
import { readTypedCode, type TypedTextRefusal } from '../shared/typed-text.ts';

export type SerialNumberRefusal =
  TypedTextRefusal | 'serial_number_characters' | 'serial_number_length';

/** Characters of a serial number; makers use 8 to 20, labels with a model in front are longer. */
const serialNumberLength = { from: 4, to: 40 } as const;

/**
 * Reads a serial number of a tablet, a watch or any other device: Latin letters, digits and `- . /`
 * (SPECIFICATION section 5). Spaces are dropped, letters become capitals, as makers print them.
 */
export function parseSerialNumber(value: string): Result<string, SerialNumberRefusal> {
  const code = readTypedCode(value);
  if (!code.ok) return code;
  const serial = code.value.replaceAll(' ', '');
  if (!/^[A-Z0-9\-./]+$/.test(serial) || !/[A-Z0-9]/.test(serial)) {
    return refuse('serial_number_characters');
  }
  const { from, to } = serialNumberLength;
  if (serial.length < from || serial.length > to) return refuse('serial_number_length');
  return accept(serial);
}

/** Whether `parseSerialNumber` accepts. */
export const isValidSerialNumber = (value: string): boolean => parseSerialNumber(value).ok;
