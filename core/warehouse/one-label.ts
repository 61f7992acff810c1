import { readGtin } from '../search/gtin.ts';
import { readLabel } from './label-code.ts';

/** The most codes that are read off one label at once. */
export const mostOnLabel = 8;

/** A scanner that reads all codes of a label sends the next one within this; nobody aims at another thing so quickly. */
const sameLabelMs = 50;

/** A code as it was heard: when its first and its last key came. */
export interface HeardCode {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const keyOf = (text: string): string => {
  const gtin = readGtin(text);
  return gtin.ok ? gtin.value : text;
};

/**
 * Whether a code stands on the label whose codes were just heard (T-SCAN-6). The same code twice is two things (T-WH-3),
 * and our own labels have one code each.
 */
export function isOnSameLabel(label: readonly HeardCode[], next: HeardCode): boolean {
  const last = label.at(-1);
  if (!last || label.length >= mostOnLabel || next.from - last.to > sameLabelMs) return false;
  if (readLabel(next.text) !== null || label.some(({ text }) => readLabel(text) !== null)) {
    return false;
  }
  return label.every(({ text }) => text !== next.text);
}

/** Codes of a label in their order, each thing once: an EAN and its UPC are the same (T-SCAN-7). */
export const codesOfLabel = (label: readonly HeardCode[]): readonly string[] => {
  const byKey = new Map<string, string>();
  for (const { text } of label) {
    const key = keyOf(text);
    if (!byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey.values()];
};

export type Tone = 'good' | 'notice' | 'wrong';

const ranks: Readonly<Record<Tone, number>> = { good: 0, notice: 1, wrong: 2 };

/** The answer that is told for a label with several codes: the one that matched; what is wrong only where all are. */
export function answerOfLabel<T>(
  answers: readonly T[],
  toneOf: (answer: T) => Tone,
): T | undefined {
  return answers.toSorted((a, b) => ranks[toneOf(a)] - ranks[toneOf(b)])[0];
}
