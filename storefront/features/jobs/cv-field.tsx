import { useText } from '../../i18n/text.ts';
import { Field } from '#ui/field.tsx';

interface CvFieldProps {
  readonly file: File | null;
  readonly error: string | undefined;
  readonly onChange: (file: File | null) => void;
}

/** Takes the CV with the browser's own picker, which every phone and screen reader knows. */
export function CvField({ file, error, onChange }: CvFieldProps) {
  const t = useText('jobForm');
  return (
    <Field label={t('file')} help={t('fileHelp')} error={error}>
      {(control) => (
        <>
          <input
            {...control}
            type="file"
            name="file"
            accept=".pdf,.docx,.odt"
            aria-required
            onChange={({ target }) => onChange(target.files?.[0] ?? null)}
          />
          {file !== null && (
            <p className="soft small numbers">
              {t('chosen', {
                name: file.name,
                size: (file.size / 1024 / 1024).toFixed(1).replace('.', ','),
              })}
            </p>
          )}
        </>
      )}
    </Field>
  );
}
