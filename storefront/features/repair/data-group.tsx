import { Checkbox } from '#ui/checkbox.tsx';
import type { FieldOf } from '#ui/use-contract-form.ts';
import { useText } from '../../i18n/text.ts';
import { Notice } from '../../ui/notice.tsx';
import type { AnnounceField } from './announce-fields.ts';
import { FormGroup } from './form-group.tsx';
import { RadioField } from './radio-field.tsx';

interface DataGroupProps {
  readonly field: FieldOf<AnnounceField>;
  readonly backupError: string | undefined;
}

/** What may become of the customer's data, and what locks the device. */
export function DataGroup({ field, backupError }: DataGroupProps) {
  const t = useText('repair');
  const cards = (['yes', 'no'] as const).map((value) => ({ value, label: t(value) }));
  return (
    <FormGroup legend={t('dataGroup')}>
      <RadioField name="hasBackup" legend={t('hasBackup')} cards={cards} error={backupError} />
      <Checkbox label={t('acceptsDataLoss')} {...field('acceptsDataLoss')} aria-required />
      <Notice type="info" title={t('lockTitle')} announced={false}>
        <p>{t('lockText')}</p>
      </Notice>
    </FormGroup>
  );
}
