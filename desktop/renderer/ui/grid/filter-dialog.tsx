import { useState, type SubmitEvent } from 'react';
import type { GridColumn, GridOperator } from '#core/grid/grid-definition.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { ChoiceBoxes } from './choice-boxes.tsx';
import { draftOf, needsValue, operatorsFor, readDraft, type FilterDraft } from './filter-words.ts';
import type { GridController } from './grid-controller.ts';

interface FilterDialogProps {
  readonly controller: GridController;
  readonly column: GridColumn;
}

/** The filter of one column: an operator and what it needs, by the column's type. */
export function FilterDialog({ controller, column }: FilterDialogProps) {
  const t = usePhrases('grid');
  const reason = usePhrases('cells');
  const { words } = controller.texts;
  const { filter } = controller.state;
  const now = filter.conditions.find((one) => one.column === column.id);
  const [draft, setDraft] = useState(() => draftOf(now, column, words));
  const [error, setError] = useState<string>();
  const close = () => controller.store.setState({ filtering: null });
  const setCondition = (condition: typeof now | null) => {
    const others = filter.conditions.filter((one) => one.column !== column.id);
    const conditions = condition ? [...others, condition] : others;
    close();
    controller.ask({ filter: { ...filter, conditions } });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const read = readDraft(draft, column, { ...words, today: new Date() });
    if (read.ok) setCondition(read.value);
    else setError(reason(read.error));
  };
  const title = t('filterBy', { column: controller.props.titles[column.id] ?? column.id });
  return (
    <Dialog title={title} onClose={close} width="narrow">
      <form className="grid-form" onSubmit={submit} noValidate>
        <SelectField
          label={t('condition')}
          value={draft.op}
          onChange={({ target }) => {
            const op = operatorsFor(column).find((one) => one === target.value);
            if (op) setDraft({ ...draft, op });
          }}
        >
          {operatorsFor(column).map((op: GridOperator) => (
            <option key={op} value={op}>
              {t(`op_${op}`)}
            </option>
          ))}
        </SelectField>
        {needsValue(draft.op) && (
          <FilterValue
            controller={controller}
            column={column}
            draft={draft}
            setDraft={setDraft}
            error={error}
          />
        )}
        <div className="grid-form-actions">
          {now && <Button onClick={() => setCondition(null)}>{t('clear')}</Button>}
          <Button kind="primary" type="submit">
            {t('apply')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface FilterValueProps extends FilterDialogProps {
  readonly draft: FilterDraft;
  readonly setDraft: (draft: FilterDraft) => void;
  readonly error: string | undefined;
}

function FilterValue({ controller, column, draft, setDraft, error }: FilterValueProps) {
  const t = usePhrases('grid');
  const { words } = controller.texts;
  if (column.type === 'boolean') {
    return (
      <SelectField
        label={t('value')}
        value={draft.value}
        onChange={({ target }) => setDraft({ ...draft, value: target.value })}
      >
        {['', words.yes, words.no].map((word) => (
          <option key={word}>{word}</option>
        ))}
      </SelectField>
    );
  }
  if (column.choices) {
    const listed = { ...column, choices: column.choices };
    return (
      <ChoiceBoxes
        column={listed}
        words={words}
        chosen={draft.choices}
        onChange={(choices) => setDraft({ ...draft, choices })}
      />
    );
  }
  const isBetween = draft.op === 'between';
  return (
    <>
      <TextField
        label={isBetween ? t('from') : t('value')}
        value={draft.value}
        error={error}
        onChange={({ target }) => setDraft({ ...draft, value: target.value })}
      />
      {isBetween && (
        <TextField
          label={t('to')}
          value={draft.to}
          onChange={({ target }) => setDraft({ ...draft, to: target.value })}
        />
      )}
    </>
  );
}
