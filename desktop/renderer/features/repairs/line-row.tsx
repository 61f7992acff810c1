import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { IconButton } from '../../ui/button.tsx';
import { hasWrongPrice, isNamedByOther, type LineDraft } from './line-draft.ts';

interface LineRowProps {
  readonly line: LineDraft;
  readonly place: number;
  /** Once somebody asked to save it, what is wrong is said. */
  readonly isChecked: boolean;
  readonly errorOf: (field: keyof LineDraft) => string | undefined;
  readonly onChange: (change: Partial<LineDraft>) => void;
  readonly onRemove: () => void;
}

/** One line being written: its name where that is its own, its price and how long it is warranted. */
export function LineRow({ line, place, isChecked, errorOf, onChange, onRemove }: LineRowProps) {
  const t = usePhrases('repairs');
  const wrong = usePhrases('fieldMessages')('invalid_value');
  const name = line.name === '' ? String(place + 1) : line.name;
  const isWrong = isChecked && hasWrongPrice(line);
  return (
    <li>
      {isNamedByOther(line) ? (
        <p className="repair-line-name">
          {line.name} <span className="soft">{t(line.kind)}</span>
        </p>
      ) : (
        <TextField
          label={`${t('nameOfLine', { place: place + 1 })} (${t(line.kind)})`}
          value={line.name}
          maxLength={120}
          autoFocus={line.name === ''}
          error={errorOf('name')}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      )}
      <TextField
        label={t('linePrice')}
        aria-label={t('priceOfLine', { name })}
        inputMode="numeric"
        value={line.price}
        maxLength={10}
        error={isWrong ? wrong : errorOf('price')}
        onChange={({ target }) => onChange({ price: target.value })}
      />
      <TextField
        label={t('lineWarranty')}
        aria-label={t('warrantyOfLine', { name })}
        inputMode="numeric"
        value={line.warrantyMonths}
        maxLength={3}
        error={errorOf('warrantyMonths')}
        onChange={({ target }) => onChange({ warrantyMonths: target.value })}
      />
      <IconButton icon="trash" label={t('removeLine', { name })} onClick={onRemove} />
    </li>
  );
}
