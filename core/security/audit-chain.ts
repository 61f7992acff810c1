/** Where a record of the chain comes from. */
export const chainSources = ['event', 'change', 'reading', 'contact', 'approval'] as const;
export type ChainSource = (typeof chainSources)[number];

export interface ChainRecord {
  readonly source: ChainSource;
  readonly sourceId: number;
  /** Hash of what the record says, hex. */
  readonly content: string;
}

export interface ChainLink extends ChainRecord {
  readonly sequence: number;
  /** Hash of the link before; 64 zeros of the first one. */
  readonly previous: string;
  readonly hash: string;
}

export interface ChainHead {
  readonly sequence: number;
  readonly hash: string;
}

export const emptyChain: ChainHead = { sequence: 0, hash: '0'.repeat(64) };

/** A keyed hash as hex: without its key nobody can write a chain anew that fits. */
export type ChainHash = (text: string) => string;

const textOf = ({ sequence, source, sourceId, content, previous }: Omit<ChainLink, 'hash'>) =>
  [sequence, source, sourceId, content, previous].join('|');

/** Joins records to a chain in their order. */
export function joinChain(
  head: ChainHead,
  records: readonly ChainRecord[],
  hash: ChainHash,
): readonly ChainLink[] {
  let last = head;
  return records.map((record) => {
    const link = { ...record, sequence: last.sequence + 1, previous: last.hash };
    const made = { ...link, hash: hash(textOf(link)) };
    last = made;
    return made;
  });
}

/** Why a chain is broken: a link is gone, does not fit, or its record changed or is gone. */
export type ChainFault = 'gap' | 'link' | 'content' | 'missing' | 'cut_off';

export interface BrokenLink {
  readonly sequence: number;
  readonly reason: ChainFault;
}

/**
 * Looks at links in their order, and at what their records say now (`null` where one is gone). Answers the first that
 * is broken, or the head behind them.
 */
export function checkChain(
  head: ChainHead,
  links: readonly { readonly link: ChainLink; readonly now: string | null }[],
  hash: ChainHash,
): { readonly head: ChainHead; readonly broken: BrokenLink | null } {
  let last = head;
  for (const { link, now } of links) {
    const expected = last.sequence + 1;
    if (link.sequence !== expected) return { head: last, broken: fault(expected, 'gap') };
    const fits = link.previous === last.hash && link.hash === hash(textOf(link));
    if (!fits) return { head: last, broken: fault(expected, 'link') };
    if (now === null) return { head: last, broken: fault(expected, 'missing') };
    if (now !== link.content) return { head: last, broken: fault(expected, 'content') };
    last = { sequence: link.sequence, hash: link.hash };
  }
  return { head: last, broken: null };
}

const fault = (sequence: number, reason: ChainFault): BrokenLink => ({ sequence, reason });
