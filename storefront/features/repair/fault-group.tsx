import { requiredIdentifier, type DeviceKind } from '#core/buyback/device-kind.ts';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import type { FieldOf } from '#ui/use-contract-form.ts';
import { useText } from '../../i18n/text.ts';
import type { AnnounceField } from './announce-fields.ts';
import { FormGroup } from './form-group.tsx';

interface FaultGroupProps {
  readonly field: FieldOf<AnnounceField>;
  /** Null of a kind that the buy-back does not know. */
  readonly kind: DeviceKind | null;
}

/** What the device is known by, what is wrong with it, and what comes with it. */
export function FaultGroup({ field, kind }: FaultGroupProps) {
  const t = useText('repair');
  const optional = useText('sell')('optional');
  return (
    <FormGroup legend={t('faultGroup')}>
      <SerialField field={field} kind={kind} />
      <TextAreaField
        label={t('fault')}
        help={t('faultHelp')}
        {...field('fault')}
        maxLength={1000}
        aria-required
      />
      <TextField
        label={t('accessories')}
        help={t('accessoriesHelp')}
        optional={optional}
        {...field('accessories')}
        maxLength={300}
        autoComplete="off"
      />
    </FormGroup>
  );
}

/** Phones have another number than the rest; what has none is not asked. */
function SerialField({ field, kind }: FaultGroupProps) {
  const t = useText('sell');
  const identifier = kind === null ? 'none' : requiredIdentifier(kind);
  if (identifier === 'none') return null;
  return identifier === 'imei' ? (
    <TextField
      label={t('imei')}
      help={t('imeiHelp')}
      {...field('serial')}
      inputMode="numeric"
      autoComplete="off"
      aria-required
    />
  ) : (
    <TextField
      label={t('serialNumber')}
      help={t('serialNumberHelp')}
      {...field('serial')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      aria-required
    />
  );
}
