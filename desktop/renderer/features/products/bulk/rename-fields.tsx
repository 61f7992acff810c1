import { useRef } from 'react';
import { nameTokens, type NameToken } from '#core/catalog/name-pattern.ts';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { Button } from '../../../ui/button.tsx';
import type { FieldsProps } from './fields-props.ts';

/** The pattern of a name, with a button for each thing that can be put into it. */
export function RenameFields({ typed, errors, set }: FieldsProps) {
  const t = usePhrases('bulk');
  const said = usePhrases('sales');
  const input = useRef<HTMLInputElement>(null);
  const pattern = typed['pattern'] ?? '';
  const insert = (token: NameToken) => {
    const from = input.current?.selectionStart ?? pattern.length;
    const to = input.current?.selectionEnd ?? from;
    const before = pattern.slice(0, from);
    const gap = before === '' || before.endsWith(' ') ? '' : ' ';
    set({ pattern: `${before}${gap}{${token}}${pattern.slice(to)}` });
    input.current?.focus();
  };
  return (
    <>
      <SelectField
        label={t('inColumn')}
        value={typed['column']}
        onChange={({ target }) => set({ column: target.value })}
      >
        <option value="nameCs">{said('nameCs')}</option>
        <option value="nameRo">{said('nameRo')}</option>
      </SelectField>
      <TextField
        ref={input}
        label={t('pattern')}
        help={t('patternHelp')}
        error={errors['change.rename.pattern']}
        value={pattern}
        onChange={({ target }) => set({ pattern: target.value })}
        autoFocus
      />
      <div className="bulk-tokens" role="group" aria-label={t('pattern')}>
        {nameTokens.map((token) => (
          <Button key={token} icon="plus" onClick={() => insert(token)}>
            {t(`token_${token}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
