import { productConditions } from '#core/catalog/product-condition.ts';
import { priceEndings } from '#core/catalog/reprice.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import type { FieldsProps } from './fields-props.ts';
import { percentOf } from './wish-of.ts';

/** By how much prices change, what they end with, and of which pieces. */
export function PriceFields({ typed, errors, set }: FieldsProps) {
  const t = usePhrases('bulk');
  const said = usePhrases('sales');
  const say = usePhrases('fieldMessages');
  const percent = typed['percent'] ?? '';
  const wrong = percentOf(percent) === null ? say('invalid_value') : errors['percent'];
  return (
    <>
      <TextField
        label={t('percent')}
        help={t('percentHelp')}
        error={wrong}
        value={percent}
        onChange={({ target }) => set({ percent: target.value })}
        autoFocus
      />
      <SelectField
        label={t('ending')}
        value={typed['ending']}
        onChange={({ target }) => set({ ending: target.value })}
      >
        {priceEndings.map((ending) => (
          <option key={ending} value={ending}>
            {t(`ending_${ending}`)}
          </option>
        ))}
      </SelectField>
      <fieldset className="bulk-boxes">
        <legend>{t('conditions')}</legend>
        {productConditions.map((condition) => (
          <Checkbox
            key={condition}
            label={said(`condition_${condition}`)}
            checked={typed[condition] === 'true'}
            onChange={({ target }) => set({ [condition]: target.checked ? 'true' : '' })}
          />
        ))}
      </fieldset>
      <TextField
        label={t('note')}
        error={errors['note']}
        value={typed['note']}
        onChange={({ target }) => set({ note: target.value })}
      />
    </>
  );
}
