import { accept, refuse, type Result } from './result.ts';

type LineRefusal = 'required' | 'too_long' | 'control_characters';

const controls = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

/** Whether a text holds what no single line may: line breaks, tabs and invisible marks. */
export const hasControls = (text: string): boolean => controls.test(text);

/**
 * Reads one line of a form as the contract's `line` does: trimmed, neither empty nor with control
 * characters; `max` counts UTF-16 units of the raw text.
 */
export function readLine(text: string, max: number): Result<string, LineRefusal> {
  if (text.length > max) return refuse('too_long');
  const line = text.trim();
  if (line === '') return refuse('required');
  return hasControls(line) ? refuse('control_characters') : accept(line);
}
