import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { typedNumber } from '../../lib/typed-number.ts';
import { Button } from '../../ui/button.tsx';
import { UnsavedDialog } from '../../ui/unsaved-dialog.tsx';
import { AddLines } from './add-lines.tsx';
import { AgreedLines } from './agreed-lines.tsx';
import { LineRow } from './line-row.tsx';
import { NeededParts } from './needed-parts.tsx';
import { draftsOf, hasWrongPrice, sentLine, type LineDraft } from './line-draft.ts';
import { afterOwnSteps } from './own-steps.ts';
import { RepairEstimate } from './repair-estimate.tsx';
import { useMoney } from './repair-words.ts';
import { keepCurrent, tellFailure, type Repair } from './repairs.ts';
import { useRepairAct } from './use-repair-act.ts';
import { useTyped } from './use-typed.ts';

/** What is to be done and for how much, and the question to the customer, which is asked of what is saved alone. */
export function RepairWork({ repair }: { readonly repair: Repair }) {
  const t = usePhrases('repairs');
  const editor = useLines(repair);
  return (
    <>
      <section>
        <h2>{t('lines')}</h2>
        {repair.canEstimate ? (
          <LineEditor repair={repair} editor={editor} />
        ) : (
          <AgreedLines repair={repair} />
        )}
      </section>
      <RepairEstimate repair={repair} isUnsaved={editor.isDirty} />
    </>
  );
}

function useLines(repair: Repair) {
  const t = usePhrases('repairs');
  const { id } = repair;
  const typed = useTyped(draftsOf(repair), repair.version);
  const { lines } = typed.values;
  const version = afterOwnSteps(id, typed.version);
  const save = useRepairAct(id, {
    version,
    send: () =>
      client.post('admin-repair-lines', {
        params: { id },
        body: { version, lines: lines.map(sentLine) },
      }),
    done: () => t('linesSaved'),
    onDone: typed.drop,
    onFailed: (error) => {
      const current = keepCurrent(error);
      if (current) typed.goOnFrom(current.version);
      else if (failureOf(error).kind !== 'fields') tellFailure(id, error);
    },
  });
  return {
    lines,
    save,
    isDirty: typed.isDirty,
    drop: typed.drop,
    set: (next: readonly LineDraft[]) => typed.type({ lines: next }),
  };
}

interface LineEditorProps {
  readonly repair: Repair;
  readonly editor: ReturnType<typeof useLines>;
}

function LineEditor({ repair, editor: { lines, save, isDirty, drop, set } }: LineEditorProps) {
  const t = usePhrases('repairs');
  const money = useMoney();
  const [isChecked, setChecked] = useState(false);
  const errors = save.isError ? failureOf(save.error).fields : {};
  const total = lines.reduce((sum, { price }) => sum + (typedNumber(price) || 0), 0);
  const press = () => {
    setChecked(true);
    if (!lines.some(hasWrongPrice)) save.mutate();
  };
  return (
    <div className="repair-editor">
      {lines.length === 0 && <p>{t('noLines')}</p>}
      {lines.length > 0 && (
        <ol className="repair-lines">
          {lines.map((line, place) => (
            <LineRow
              key={line.key}
              line={line}
              place={place}
              isChecked={isChecked}
              errorOf={(field) => errors[`lines.${String(place)}.${field}`]}
              onChange={(change) =>
                set(lines.map((one) => (one === line ? { ...one, ...change } : one)))
              }
              onRemove={() => set(lines.filter((one) => one !== line))}
            />
          ))}
        </ol>
      )}
      <p className="repair-total">
        {t('total')} <strong>{money(total)}</strong>
      </p>
      <NeededParts repairId={repair.id} lines={lines} onAdd={set} />
      <AddLines productColor={repair.productColor} onAdd={(line) => set([...lines, line])} />
      {isDirty && (
        <p className="repair-acts">
          <Button kind="primary" busy={save.isPending} onClick={press}>
            {t('saveLines')}
          </Button>
          <Button onClick={drop}>{t('discard')}</Button>
        </p>
      )}
      <UnsavedDialog isDirty={isDirty} />
    </div>
  );
}
