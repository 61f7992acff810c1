import { useFormContext } from 'react-hook-form';
import type { SellForm, SellFormField } from '#core/buyback/sell-form.ts';
import { useText } from '../../i18n/text.ts';
import { Notice } from '../../ui/notice.tsx';
import { fieldId, fieldsInOrder, useSellLabels } from './sell-labels.ts';

/** Brings the keyboard to a field, or to the first input of a group. */
function focusField(field: SellFormField): void {
  const found = document.getElementById(fieldId(field));
  const input = found?.matches('fieldset') ? found.querySelector('input') : found;
  input?.focus();
}

/** Every field that must be mended, each a link to it. One alone is focused and needs no list. */
export function ErrorSummary() {
  const t = useText('sell');
  const label = useSellLabels();
  const { errors, submitCount } = useFormContext<SellForm>().formState;
  const wrong = fieldsInOrder.filter((field) => errors[field] !== undefined);
  if (submitCount === 0 || wrong.length < 2) return null;
  const linkText = (field: SellFormField) => {
    const name = field.startsWith('alt') ? t('pickupField', { field: label(field) }) : label(field);
    const { type, message = '' } = errors[field] ?? {};
    // An empty field needs no more words; twenty times the same sentence would hide the others.
    return type === 'required' ? name : t('errorLink', { field: name, message });
  };
  return (
    <Notice type="error" title={t('errorsTitle', { count: wrong.length })}>
      <ul className="sell-errors">
        {wrong.map((field) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                // The address of the page names the device and stays as it is.
                event.preventDefault();
                focusField(field);
              }}
            >
              {linkText(field)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
