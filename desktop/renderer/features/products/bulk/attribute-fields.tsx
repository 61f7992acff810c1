import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '#ui/checkbox.tsx';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { useLanguage, usePhrases } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import type { FieldsProps } from './fields-props.ts';

/** Which attribute, and what is said of it by its kind. */
export function AttributeFields(props: FieldsProps) {
  const { typed, errors, set } = props;
  const t = usePhrases('bulk');
  const attributes = useQuery({
    queryKey: ['attribute-choices'],
    queryFn: ({ signal }) =>
      client.get('admin-attr-name-choices', { query: { term: '' } }, { signal }),
  });
  const choices = attributes.data?.choices ?? [];
  const choose = (attributeId: string) => {
    const attributeKind = choices.find(({ value }) => String(value) === attributeId)?.kind ?? '';
    set({ attributeId, attributeKind, valueIds: '', number: '', textCs: '', textRo: '' });
  };
  return (
    <>
      <SelectField
        label={t('attribute')}
        error={errors['change.attribute.attributeId']}
        value={typed['attributeId']}
        onChange={({ target }) => choose(target.value)}
        autoFocus
      >
        <option value="" />
        {choices.map(({ value, label, group }) => (
          <option key={value} value={value}>
            {`${group}: ${label}`}
          </option>
        ))}
      </SelectField>
      <Checkbox
        label={t('isRemoved')}
        checked={typed['isRemoved'] === 'true'}
        onChange={({ target }) => set({ isRemoved: target.checked ? 'true' : '' })}
      />
      {typed['isRemoved'] !== 'true' && <ValueFields {...props} />}
    </>
  );
}

function ValueFields({ typed, errors, set }: FieldsProps) {
  const t = usePhrases('bulk');
  const grid = usePhrases('grid');
  const error = errors['change.attribute.says'] ?? errors['change.attribute.says.number'];
  const text = (name: 'number' | 'textCs' | 'textRo', label: string) => (
    <TextField
      label={label}
      error={error}
      value={typed[name]}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  );
  switch (typed['attributeKind']) {
    case 'choice':
      return <ValueChoice attributeId={Number(typed['attributeId'])} typed={typed} set={set} />;
    case 'number':
      return text('number', t('valueOf'));
    case 'boolean':
      return (
        <SelectField
          label={t('valueOf')}
          error={error}
          value={typed['number']}
          onChange={({ target }) => set({ number: target.value })}
        >
          <option value="" />
          <option value="1">{grid('yes')}</option>
          <option value="0">{grid('no')}</option>
        </SelectField>
      );
    case 'text':
      return (
        <>
          {text('textCs', t('textCs'))}
          {text('textRo', t('textRo'))}
        </>
      );
    default:
      return null;
  }
}

interface ValueChoiceProps extends Pick<FieldsProps, 'typed' | 'set'> {
  readonly attributeId: number;
}

function ValueChoice({ attributeId, typed, set }: ValueChoiceProps) {
  const t = usePhrases('bulk');
  const language = useLanguage();
  const values = useQuery({
    queryKey: ['attribute-values', attributeId],
    queryFn: ({ signal }) =>
      client.get(
        'admin-attribute-value-list',
        { query: { attributeId, offset: 0, limit: 500 } },
        { signal },
      ),
  });
  return (
    <SelectField
      label={t('valueOf')}
      value={typed['valueIds']}
      onChange={({ target }) => set({ valueIds: target.value })}
    >
      <option value="" />
      {(values.data?.results ?? []).map(({ id, nameCs, nameRo }) => (
        <option key={id} value={id}>
          {language === 'cs' ? nameCs : nameRo}
        </option>
      ))}
    </SelectField>
  );
}
