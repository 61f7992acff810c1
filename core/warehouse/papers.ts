/** What is printed at a station by itself: with a parcel, and with what a carrier fetches. */
export const paperKinds = ['label', 'delivery_note', 'invoice', 'manifest'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** How a paper's bytes are written; label printers understand `zpl`, office printers `pdf`. */
export type PaperFormat = 'pdf' | 'zpl';

/** What is known of a paper at printers; `unsure` where a process died while it was sent. */
export const paperStates = ['coming', 'ready', 'sending', 'unsure', 'printed', 'failed'] as const;
export type PaperState = (typeof paperStates)[number];

/** Longer than a printer is waited for. */
export const sendingMs = 30_000;

/** The state of a paper that is there, by its row of prints; a repeat after a lost answer leads to no second copy. */
export function paperState(
  print: { readonly status: 'sending' | 'printed' | 'failed'; readonly askedAt: Date } | null,
  now: Date,
): PaperState {
  if (!print) return 'ready';
  if (print.status !== 'sending') return print.status;
  return now.getTime() - print.askedAt.getTime() < sendingMs ? 'sending' : 'unsure';
}
