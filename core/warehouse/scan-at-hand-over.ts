import type { Command } from './label-code.ts';

/** A parcel as it stands before the carrier's van. */
export interface ParcelAtDoor {
  readonly id: number;
  readonly carrier: string | null;
  readonly isAnnounced: boolean;
  /** It lies at the place where the van is loaded. */
  readonly isHere: boolean;
  readonly order: 'here' | 'cancelled' | 'left';
  /** Whether it is on the open manifest, or left the house on another one. */
  readonly manifest: 'none' | 'open' | 'left';
}

export type HandOverScan =
  | { readonly kind: 'parcel'; readonly parcel: ParcelAtDoor }
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'other' };

export const handOverOutcomes = {
  scanned: 'good',
  undone: 'good',
  taken_off: 'notice',
  close_now: 'notice',
  help: 'notice',
  already_scanned: 'wrong',
  left_already: 'wrong',
  order_cancelled: 'wrong',
  other_place: 'wrong',
  other_carrier: 'wrong',
  without_carrier: 'wrong',
  not_announced: 'wrong',
  nothing_to_undo: 'wrong',
  not_known: 'wrong',
} as const satisfies Record<string, 'good' | 'notice' | 'wrong'>;
export type HandOverOutcome = keyof typeof handOverOutcomes;

export interface HandOverAnswer {
  readonly outcome: HandOverOutcome;
  readonly event: 'add' | 'take_off' | 'undo' | null;
}

const say = (outcome: HandOverOutcome, event: HandOverAnswer['event'] = null): HandOverAnswer => ({
  outcome,
  event,
});

/** What a scan does at the hand-over; `carrier` is the one whose van is loaded, null where the first parcel says it. */
export function scanAtHandOver(carrier: string | null, scan: HandOverScan): HandOverAnswer {
  if (scan.kind === 'command') return obey(scan.command);
  if (scan.kind === 'other') return say('not_known');
  const { parcel } = scan;
  if (parcel.manifest === 'left') return say('left_already');
  // What was cancelled after its scan is taken off by the same hand that takes it out of the pile (T-WH-6).
  if (parcel.order === 'cancelled') {
    return parcel.manifest === 'open' ? say('taken_off', 'take_off') : say('order_cancelled');
  }
  if (parcel.manifest === 'open') return say('already_scanned');
  if (parcel.order === 'left') return say('left_already');
  // Its label is read, and it is said to lie elsewhere: somebody has to find out how it got here.
  if (!parcel.isHere) return say('other_place');
  if (parcel.carrier === null) return say('without_carrier');
  if (carrier !== null && carrier !== parcel.carrier) return say('other_carrier');
  return parcel.isAnnounced ? say('scanned', 'add') : say('not_announced');
}

function obey(command: Command): HandOverAnswer {
  switch (command) {
    case 'UNDO':
      return say('undone', 'undo');
    case 'FINISH':
      // A dialog that lets parcels go never takes a scan as its consent (T-SCAN-11).
      return say('close_now');
    case 'HELP':
      return say('help');
    case 'SKIP':
    case 'NOTFOUND':
    case 'REPLACE':
    case 'DAMAGED':
    case 'SECOND':
      return say('not_known');
  }
}
