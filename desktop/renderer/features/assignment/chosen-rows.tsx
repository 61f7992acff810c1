import { useEffect, useEffectEvent } from 'react';
import type { SelectedRows } from '../../ui/grid/grid-types.ts';

interface ReportChosenProps {
  readonly rows: SelectedRows;
  readonly onChange: (rows: SelectedRows) => void;
}

/** Tells the screen what is selected in a list; draws nothing. */
export function ReportChosen({ rows, onChange }: ReportChosenProps) {
  const { selection, count } = rows;
  // The filter is made anew at every drawing and seldom differs.
  const filter = JSON.stringify(rows.filter);
  const report = useEffectEvent(() => onChange(rows));
  useEffect(() => report(), [selection, count, filter]);
  return null;
}

/** Ids of ticked rows; null where it is "all but these", which only the server can list. */
export const tickedIds = (rows: SelectedRows | null): readonly number[] | null =>
  rows === null ? [] : rows.selection.all ? null : [...rows.selection.ids];
