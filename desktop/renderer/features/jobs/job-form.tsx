import { useForm, type UseFormReturn } from 'react-hook-form';
import { Checkbox } from '#ui/checkbox.tsx';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { BilingualField } from '../../ui/texts/bilingual-field.tsx';
import { TextsPanel } from '../../ui/texts/texts-panel.tsx';
import { DeleteJob } from './delete-job.tsx';
import { readAnew, type Job, type ListedJob } from './jobs.ts';
import { saveJob, typedJob, type TypedJob } from './typed-job.ts';

interface JobFormProps {
  /** Null writes a new one. */
  readonly job: Job | null;
  /** As the list shows it, with its address in the shop. */
  readonly listed?: ListedJob | undefined;
  readonly title: string;
  readonly onClose: () => void;
}

const employments = ['full_time', 'part_time', 'agreement'] as const;
const paths = [
  ...(['slug', 'place', 'employment', 'salary.from', 'salary.to'] as const),
  ...(['isOpen', 'publishedAt'] as const),
  ...(['title', 'summary', 'body'] as const).flatMap((name) =>
    (['cs', 'ro'] as const).map((language) => `${name}.${language}` as const),
  ),
] as const;

/** A job offer in both languages: what it is, from when on it is shown and whether people may still apply. */
export function JobForm({ job, listed, title, onClose }: JobFormProps) {
  const t = usePhrases('jobs');
  const moment = useMoment();
  const { market } = useConfig();
  const form = useForm<TypedJob>({ defaultValues: typedJob(job, moment) });
  return (
    <TextsPanel
      title={title}
      form={form}
      paths={paths}
      save={(typed) => saveJob(job, typed, { market, moment })}
      readAnew={readAnew}
      saved={t('saved')}
      isNew={!job}
      onClose={onClose}
    >
      <TextFields form={form} isNew={!job} />
      <TermFields form={form} />
      {job && (
        <p className="part-actions">
          {isShown(job) && listed && (
            <a href={listed.address} target="_blank" rel="noreferrer">
              {t('inShop')}
            </a>
          )}
          <DeleteJob job={job} onClose={onClose} />
        </p>
      )}
    </TextsPanel>
  );
}

const isShown = ({ isOpen, publishedAt }: Job): boolean =>
  isOpen && new Date(publishedAt) <= new Date();

interface FieldsProps {
  readonly form: UseFormReturn<TypedJob>;
}

function TextFields({ form, isNew }: FieldsProps & { readonly isNew: boolean }) {
  const t = usePhrases('jobs');
  const { register } = form;
  const { errors } = form.formState;
  return (
    <>
      <BilingualField
        label={t('title')}
        errors={errors.title}
        field={(language) => register(`title.${language}`)}
      />
      {isNew && (
        <TextField
          label={t('slug')}
          help={t('slugHelp')}
          error={errors.slug?.message}
          {...register('slug')}
        />
      )}
      <BilingualField
        label={t('summary')}
        rows={2}
        errors={errors.summary}
        field={(language) => register(`summary.${language}`)}
      />
      <BilingualField
        label={t('body')}
        help={t('bodyHelp')}
        rows={12}
        errors={errors.body}
        field={(language) => register(`body.${language}`)}
      />
    </>
  );
}

function TermFields({ form }: FieldsProps) {
  const t = usePhrases('jobs');
  const moment = useMoment();
  const { register, setValue } = form;
  const { errors } = form.formState;
  const publishNow = () =>
    setValue('publishedAt', moment(new Date().toISOString()), { shouldDirty: true });
  return (
    <>
      <TextField label={t('place')} error={errors.place?.message} {...register('place')} />
      <SelectField
        label={t('employment')}
        error={errors.employment?.message}
        {...register('employment')}
      >
        {employments.map((one) => (
          <option key={one} value={one}>
            {t(`employment_${one}`)}
          </option>
        ))}
      </SelectField>
      <div className="bilingual-field">
        <TextField
          label={t('salaryFrom')}
          help={t('salaryHelp')}
          inputMode="numeric"
          error={errors.salary?.from?.message}
          {...register('salary.from')}
        />
        <TextField
          label={t('salaryTo')}
          inputMode="numeric"
          error={errors.salary?.to?.message}
          {...register('salary.to')}
        />
      </div>
      <Checkbox label={t('isOpen')} {...register('isOpen')} />
      <TextField
        label={t('publishedAt')}
        help={t('publishedAtHelp')}
        error={errors.publishedAt?.message}
        {...register('publishedAt')}
      />
      <Button onClick={publishNow}>{t('publishNow')}</Button>
    </>
  );
}
