import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { CellRefusal } from '#core/clipboard/cell-text.ts';
import type { GridColumn, GridCondition, GridOperator } from '#core/grid/grid-definition.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../button.tsx';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { AnchoredForm } from './anchored-form.tsx';
import { ChoiceBoxes } from './choice-boxes.tsx';
import { useContractForm, type FieldOf, type TypedValues } from '#ui/use-contract-form.ts';
import { draftOf, needsValue, operatorsFor, readDraft } from './filter-words.ts';
import type { CellWords } from './format-cell.ts';
import type { GridController } from './grid-controller.ts';
import type { PickList } from './grid-types.ts';

const fields = ['op', 'value', 'to'] as const;
type DraftField = (typeof fields)[number];

const operatorOf = (column: GridColumn, name: string): GridOperator | undefined =>
  operatorsFor(column).find((one) => one === name);

interface FilterDialogProps {
  readonly controller: GridController;
  readonly column: GridColumn;
}

interface FilterForm extends FilterDialogProps {
  readonly onRead: (condition: GridCondition | null) => void;
}

/** The form of a condition; its values are read as cells are. */
function useFilterForm({ controller, column, onRead }: FilterForm) {
  const reason = usePhrases('cells');
  const { words } = controller.texts;
  const now = controller.state.filter.conditions.find((one) => one.column === column.id);
  const before = draftOf(now, column, words);
  const [choices, setChoices] = useState(before.choices);
  const read = ({ op, value, to }: TypedValues<DraftField>) =>
    readDraft({ op: operatorOf(column, op) ?? before.op, value, to, choices }, column, {
      ...words,
      today: new Date(),
    });
  const form = useContractForm<DraftField, null, CellRefusal>({
    fields,
    initial: before,
    check: (typed) => {
      const found = read(typed);
      return Promise.resolve(found.ok ? {} : { value: found.error });
    },
    say: reason,
    send: (typed) => {
      const found = read(typed);
      if (found.ok) onRead(found.value);
      return Promise.resolve(null);
    },
    onFailed: () => ({}),
  });
  const op = operatorOf(column, useWatch({ control: form.control, name: 'op' })) ?? before.op;
  return { ...form, op, choices, setChoices, isSet: now !== undefined };
}

/** The header that a filter belongs to; of a column that is not shown the rows themselves. */
const headerOf = (own: HTMLElement, column: string): Element | null => {
  const list = own.closest('.grid');
  return (
    list?.querySelector(`.ag-header-cell[col-id="${CSS.escape(column)}"]`) ??
    list?.querySelector('.grid-bar') ??
    null
  );
};

/** The filter of one column under its header: an operator and what it needs, by the column's type. */
export function FilterDialog({ controller, column }: FilterDialogProps) {
  const t = usePhrases('grid');
  const close = () => controller.store.setState({ filtering: null });
  const setCondition = (condition: GridCondition | null) => {
    const { filter } = controller.state;
    const others = filter.conditions.filter((one) => one.column !== column.id);
    const conditions = condition ? [...others, condition] : others;
    close();
    controller.ask({ filter: { ...filter, conditions } });
  };
  const { form, submit, field, op, choices, setChoices, isSet } = useFilterForm({
    controller,
    column,
    onRead: setCondition,
  });
  const title = t('filterBy', { column: controller.props.titles[column.id] ?? column.id });
  return (
    <AnchoredForm title={title} anchor={(own) => headerOf(own, column.id)} onClose={close}>
      <form ref={form} className="grid-form" onSubmit={submit} noValidate>
        <SelectField label={t('condition')} {...field('op')}>
          {operatorsFor(column).map((one) => (
            <option key={one} value={one}>
              {t(`op_${one}`)}
            </option>
          ))}
        </SelectField>
        {needsValue(op) && (
          <FilterValue
            words={controller.texts.words}
            listed={controller.props.pickLists?.[column.id]}
            column={column}
            op={op}
            field={field}
            choices={choices}
            onChoose={setChoices}
          />
        )}
        <div className="grid-form-actions">
          {isSet && <Button onClick={() => setCondition(null)}>{t('clear')}</Button>}
          <Button kind="primary" type="submit">
            {t('apply')}
          </Button>
        </div>
      </form>
    </AnchoredForm>
  );
}

interface FilterValueProps {
  readonly words: CellWords;
  readonly column: GridColumn;
  readonly listed: PickList | undefined;
  readonly op: GridOperator;
  readonly field: FieldOf<DraftField>;
  readonly choices: readonly string[];
  readonly onChoose: (choices: readonly string[]) => void;
}

/** Values of a column that are looked for, to be ticked. */
function PickedValues(props: Omit<FilterValueProps, 'op' | 'field'>) {
  const { words, column, listed, choices, onChoose } = props;
  const t = usePhrases('grid');
  const { data } = useQuery({
    queryKey: ['pick-list', column.id],
    queryFn: () => listed?.() ?? [],
    staleTime: 60_000,
  });
  if (data === undefined) return <p className="soft">{t('loading')}</p>;
  const named = { ...column, choices: [...new Set([...data, ...choices])] };
  return <ChoiceBoxes column={named} words={words} chosen={choices} onChange={onChoose} />;
}

function FilterValue(props: FilterValueProps) {
  const { words, column, op, field, choices, onChoose } = props;
  const t = usePhrases('grid');
  if (column.type === 'boolean') {
    return (
      <SelectField label={t('value')} {...field('value')}>
        {['', words.yes, words.no].map((word) => (
          <option key={word}>{word}</option>
        ))}
      </SelectField>
    );
  }
  if (column.choices) {
    const listed = { ...column, choices: column.choices };
    return <ChoiceBoxes column={listed} words={words} chosen={choices} onChange={onChoose} />;
  }
  if (op === 'in') return <PickedValues {...props} />;
  const isBetween = op === 'between';
  return (
    <>
      <TextField label={isBetween ? t('from') : t('value')} {...field('value')} />
      {isBetween && <TextField label={t('to')} {...field('to')} />}
    </>
  );
}
