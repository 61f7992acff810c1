import { useCallback, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ValidationPhrase } from '#core/phrases/cs/validation.ts';
import { useText } from '../../i18n/text.ts';
import type { JobFormProps } from '../../lib/job-form.ts';
import { useShop } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Captcha } from '../../ui/captcha.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { checkApplication, type ApplicationFields } from './check-application.ts';
import { CvField } from './cv-field.tsx';
import { PersonFields } from './person-fields.tsx';
import { useApplication } from './use-application.ts';
import './jobs.css';

const empty: ApplicationFields = {
  ...{ fullName: '', eMail: '', phone: '', note: '', consent: false, captcha: '', website: '' },
};
const isField = (name: string): name is keyof ApplicationFields => name in empty;

/** Applies for a job with a CV; what was filled in stays until it is really sent. */
export function JobForm({ slug, title }: JobFormProps) {
  const t = useText('jobForm');
  const { form, file, setFile, fileError, setFileError } = useJobFields();
  const { register, handleSubmit, setError, setValue, formState } = form;
  const place = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const onToken = useCallback(
    (token: string) => setValue('captcha', token, { shouldValidate: token !== '' }),
    [setValue],
  );
  const { send, isSent, isSending, failure } = useApplication({
    slug,
    onRefused: (messages) => {
      // The captcha's token was used up by this attempt.
      setAttempt((before) => before + 1);
      setValue('captcha', '');
      setFileError(messages['file']);
      for (const [name, message] of Object.entries(messages)) {
        if (isField(name)) setError(name, { type: 'server', message });
      }
    },
  });
  if (isSent) {
    return (
      <Notice type="success" title={t('sentTitle')}>
        <p>{t('sentText', { title })}</p>
      </Notice>
    );
  }
  const { errors } = formState;
  const submit = handleSubmit(
    (fields) => {
      if (file !== null) send({ fields, file });
    },
    // The errors are on the page after this turn; the first of them, the file's too, takes the keyboard.
    () => requestAnimationFrame(() => focusFirstError(place.current)),
  );
  return (
    <form ref={place} className="job-form" noValidate onSubmit={(event) => void submit(event)}>
      <PersonFields register={register} errors={errors} />
      <CvField file={file} error={fileError} onChange={setFile} />
      <Checkbox label={t('consent')} error={errors.consent?.message} {...register('consent')} />
      <Captcha key={attempt} onToken={onToken} error={errors.captcha?.message} />
      {failure !== null && (
        <Notice type="error" title={t('failedTitle')}>
          <p>{t(failure === 'limited' ? 'limited' : 'failedText')}</p>
        </Notice>
      )}
      <div>
        <Button type="submit" busy={isSending}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}

const focusFirstError = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();

/** The fields and the file, checked together by the contract's rules. */
function useJobFields() {
  const say = useText('validation');
  const { market } = useShop();
  const [file, setFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState<string | undefined>();
  const messageOf = (phrase: ValidationPhrase) => ({ type: 'contract', message: say(phrase) });
  const form = useForm<ApplicationFields>({
    shouldFocusError: false,
    defaultValues: empty,
    resolver: (values) => {
      const { file: refused, ...fields } = checkApplication(values, file, market);
      setFileError(refused && say(refused));
      const entries = Object.entries(fields).map(
        ([name, phrase]) => [name, messageOf(phrase)] as const,
      );
      return entries.length === 0 && refused === undefined
        ? { values, errors: {} }
        : { values: {}, errors: Object.fromEntries(entries) };
    },
  });
  return { form, file, setFile, fileError, setFileError };
}
