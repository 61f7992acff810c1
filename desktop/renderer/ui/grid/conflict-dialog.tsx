import { useState } from 'react';
import { useStore } from 'zustand';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../button.tsx';
import { ChangedByLine } from '../changed-by-line.tsx';
import { Dialog } from '../dialog.tsx';
import { settleConflicts } from './apply-edits.ts';
import { formatCell } from './format-cell.ts';
import type { GridController } from './grid-controller.ts';
import { cellKey, type Conflict } from './grid-state.ts';
import { nameOfRow } from './name-of-row.ts';

/** Cells that two people changed: for each, whose value holds (T-GRID-8). Theirs, unless chosen. */
export function ConflictDialog({ controller }: { readonly controller: GridController }) {
  const t = usePhrases('grid');
  const conflicts = useStore(controller.store, (state) => state.conflicts);
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set());
  if (conflicts.length === 0) return null;
  const settle = (chosen: ReadonlySet<string>) => {
    setMine(new Set());
    const kept = conflicts.filter(({ id, column }) => chosen.has(cellKey(id, column)));
    void settleConflicts(controller, kept);
  };
  const choose = (key: string, isMine: boolean) => {
    const next = new Set(mine);
    if (isMine) next.add(key);
    else next.delete(key);
    setMine(next);
  };
  return (
    <Dialog
      title={t('conflictTitle')}
      lead={t('conflictLead')}
      onClose={() => settle(new Set())}
      actions={
        <Button kind="primary" onClick={() => settle(mine)}>
          {t('conflictSave')}
        </Button>
      }
    >
      {conflicts.map((conflict) => (
        <Choice
          key={cellKey(conflict.id, conflict.column)}
          controller={controller}
          conflict={conflict}
          isMine={mine.has(cellKey(conflict.id, conflict.column))}
          onChoose={choose}
        />
      ))}
    </Dialog>
  );
}

interface ChoiceProps {
  readonly controller: GridController;
  readonly conflict: Conflict;
  readonly isMine: boolean;
  readonly onChoose: (key: string, isMine: boolean) => void;
}

/** Theirs or mine of one cell, and who wrote theirs. */
function Choice({ controller, conflict, isMine: chosen, onChoose }: ChoiceProps) {
  const t = usePhrases('grid');
  const column = controller.columnOf(conflict.column);
  if (column === undefined) return null;
  const key = cellKey(conflict.id, conflict.column);
  const said = (value: Conflict['mine']) =>
    formatCell(value, column, controller.texts.words) || t('empty');
  return (
    <fieldset className="grid-choices">
      <legend>
        {controller.props.titles[column.id] ?? column.id} · {nameOfRow(controller, conflict.id)}
      </legend>
      {[false, true].map((isMine) => (
        <label key={String(isMine)} className="checkbox">
          <input
            type="radio"
            name={key}
            checked={chosen === isMine}
            onChange={() => onChoose(key, isMine)}
          />
          <span>
            {isMine
              ? t('conflictMine', { value: said(conflict.mine) })
              : t('conflictTheirs', { value: said(conflict.theirs) })}
            {!isMine && <ChangedByLine by={conflict.by} />}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
