import { useState } from 'react';
import { useStore } from 'zustand';
import { usePhrases } from '../i18n/use-phrases.ts';
import { conflictQuestion, type ConflictRow } from '../lib/conflict.ts';
import { Button } from '../ui/button.tsx';
import { ChangedByLine } from '../ui/changed-by-line.tsx';
import { Dialog } from '../ui/dialog.tsx';
import './conflict-dialog.css';

type Question = NonNullable<ReturnType<typeof conflictQuestion.getState>['question']>;

/** Two people changed the same: both values of each, and which one is to stay. */
export function ConflictDialog() {
  const question = useStore(conflictQuestion, (state) => state.question);
  return question && <Choices {...question} />;
}

function Choices({ rows, answer }: Question) {
  const t = usePhrases('frame');
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set());
  const choose = (key: string, isMine: boolean) => {
    const next = new Set(mine);
    if (isMine) next.add(key);
    else next.delete(key);
    setMine(next);
  };
  const all = () => setMine(new Set(rows.map(({ key }) => key)));
  const value = ({ key, mine: own, theirs, by }: ConflictRow, isMine: boolean) => {
    const text = isMine ? own : theirs;
    return (
      <label className="conflict-value">
        <input
          type="radio"
          name={`conflict-${key}`}
          checked={mine.has(key) === isMine}
          onChange={() => choose(key, isMine)}
        />
        <span>
          <span className="conflict-whose">{isMine ? t('mine') : t('theirs')}</span>
          {text === '' ? t('emptyValue') : text}
          {!isMine && <ChangedByLine by={by} />}
        </span>
      </label>
    );
  };
  return (
    <Dialog
      title={t('conflictTitle')}
      lead={t('conflictLead')}
      onClose={() => answer(null)}
      actions={
        <>
          {rows.length > 1 && <Button onClick={all}>{t('allMine')}</Button>}
          <Button onClick={() => answer(null)}>{t('cancel')}</Button>
          <Button kind="primary" onClick={() => answer(mine)}>
            {t('useChosen')}
          </Button>
        </>
      }
    >
      {rows.map((row) => (
        <fieldset key={row.key} className="conflict">
          <legend>{row.label}</legend>
          {value(row, false)}
          {value(row, true)}
        </fieldset>
      ))}
    </Dialog>
  );
}
