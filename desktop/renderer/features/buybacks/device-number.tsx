import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { failureOf } from '../../lib/failures.ts';
import type { DeskFile } from './desk-file.ts';

/** What the inspector read of the device itself, or that it cannot be read. */
interface ReadNumber {
  readonly number: string;
  readonly isUnread: boolean;
}

/** What an inspection is typed into. */
export interface Inspection extends ReadNumber {
  /** What was found, by question. */
  readonly found: Readonly<Record<string, string>>;
  readonly note: string;
}

interface DeviceNumberProps {
  readonly file: Pick<DeskFile, 'deviceNumber' | 'masked'>;
  readonly form: UseFormReturn<Inspection>;
  /** Of the last save, which may say that the number is another device's. */
  readonly error: unknown;
}

/** The IMEI or serial number of the device on the desk, scanned or typed; the API compares it with the seller's. */
export function DeviceNumber({ file, form, error }: DeviceNumberProps) {
  const { deviceNumber, masked } = file;
  const t = usePhrases('buybacks');
  const isUnread = useWatch({ control: form.control, name: 'isUnread' });
  const { errors } = useFormState({ control: form.control, name: 'number' });
  if (deviceNumber === null) return null;
  const given = masked.find(({ field }) => field === deviceNumber)?.text ?? '';
  const refused = error === null ? undefined : failureOf(error).fields['deviceNumber'];
  return (
    <div className="stack">
      {!isUnread && (
        <TextField
          label={t(`field_${deviceNumber}`)}
          help={t('numberHelp', { given })}
          error={errors.number ? t('numberNeeded') : refused}
          autoComplete="off"
          maxLength={60}
          {...form.register('number', { validate: (typed) => typed.trim() !== '' })}
        />
      )}
      <Checkbox label={t('numberUnread')} {...form.register('isUnread')} />
    </div>
  );
}
