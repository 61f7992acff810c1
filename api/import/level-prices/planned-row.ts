import type { LevelPlan, ReadLevelPrice } from '#core/import/plan-level-price.ts';
import type { FoundItem } from './find-level-items.ts';

/** A row with whose price it is, what it is about, and what it comes to. */
export interface PlannedRow {
  readonly place: number;
  readonly row: ReadLevelPrice['row'];
  readonly levelId: number | null;
  readonly startsOn: string | null;
  readonly item: FoundItem | null;
  readonly plan: LevelPlan;
}
