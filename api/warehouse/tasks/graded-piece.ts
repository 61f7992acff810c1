import type { AtStore } from '../receiving/receiving-places.ts';
import type { Grade } from '#core/buyback/grade.ts';
import type { OpenTask } from './lock-task.ts';

/** What somebody wants to become of a piece in hand. */
export interface GradeWish extends AtStore {
  readonly taskId: number;
  readonly operationId: string;
  readonly text: string;
  readonly to: 'sell' | 'write_off';
  readonly grade: Grade | null;
  readonly bin: string;
  readonly price: number | null;
  readonly quantity: number;
  readonly note: string;
  readonly staffId: number;
  readonly now: Date;
}

/** What was scanned, where it is one of the task's pieces. */
export interface PieceInHand {
  readonly task: OpenTask;
  readonly productId: number;
  readonly locationId: number;
  readonly passportId: number | null;
}
