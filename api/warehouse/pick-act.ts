import type { PickOutcome } from '#core/warehouse/pick-outcomes.ts';
import type { LoadedRound } from './load-round.ts';

/** What was done, as the undo of the scan has to know it; kept with the scan. */
export type DoneEvent =
  | { readonly kind: 'bind'; readonly pickId: number; readonly crateId: number }
  | { readonly kind: 'hold' }
  | { readonly kind: 'replace' }
  | { readonly kind: 'propose'; readonly lineId: number }
  | { readonly kind: 'put'; readonly pieceId: number; readonly pickId: number }
  | {
      readonly kind: 'not_found';
      readonly lineId: number;
      readonly binId: number;
      readonly movementIds: readonly number[];
      readonly released: number;
      readonly taskId: number | null;
    };

/** What a scan came to. */
export interface Applied {
  readonly outcome: PickOutcome;
  readonly done: readonly DoneEvent[];
}

/** A scan on a walk: whose walk as it stands, who scanned, and when. */
export interface PickAct {
  readonly loaded: LoadedRound;
  readonly staffId: number;
  readonly now: Date;
}
