import { useState } from 'react';
import type { GridColumn } from '#core/grid/grid-definition.ts';
import { foldText } from '#core/shared/text.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { CellWords } from './format-cell.ts';
import './choice-boxes.css';

/** So many boxes are found by eye; more are searched. */
const mostAtOnce = 12;

interface ChoiceBoxesProps {
  readonly column: GridColumn & { readonly choices: readonly string[] };
  readonly words: CellWords;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The values of a column that is a choice, to be ticked; a long list is in the order of its words. */
export function ChoiceBoxes({ column, words, chosen, onChange }: ChoiceBoxesProps) {
  const t = usePhrases('grid');
  const [term, setTerm] = useState('');
  const { choices } = column;
  const isLong = choices.length > mostAtOnce;
  const all = choices.map((choice) => ({ choice, label: words.choiceLabel(column, choice) }));
  const shown = all.filter(({ label }) => foldText(label).includes(foldText(term.trim())));
  if (isLong) shown.sort((one, other) => one.label.localeCompare(other.label, words.language));
  const toggle = (choice: string) =>
    chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice];
  return (
    <>
      {isLong && (
        <TextField
          type="search"
          label={t('findValue')}
          value={term}
          onChange={({ target }) => setTerm(target.value)}
        />
      )}
      <fieldset className={`grid-choices${isLong ? ' grid-choices-long' : ''}`}>
        <legend>{t('value')}</legend>
        {shown.map(({ choice, label }) => (
          <Checkbox
            key={choice}
            label={label}
            checked={chosen.includes(choice)}
            onChange={() => onChange(toggle(choice))}
          />
        ))}
        {shown.length === 0 && <p className="soft">{t('emptyFilteredTitle')}</p>}
      </fieldset>
    </>
  );
}
