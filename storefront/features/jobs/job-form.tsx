import { useText } from '../../i18n/text.ts';
import type { JobFormProps } from '../../lib/job-form.ts';
import { Button } from '../../ui/button.tsx';
import { Captcha } from '../../ui/captcha.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormTrouble } from '../../ui/form-trouble.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Trap } from '../../ui/trap.tsx';
import { CvField } from './cv-field.tsx';
import { PersonFields } from './person-fields.tsx';
import { useApplication } from './use-application.ts';
import './jobs.css';

/** Applies for a job with a CV; what was filled in stays until it is really sent. */
export function JobForm({ slug, title }: JobFormProps) {
  const t = useText('jobForm');
  const { form, submit, field, errors, trouble, isSending, isSent, ...rest } = useApplication(slug);
  const { attempt, setCaptcha, file, setFile } = rest;
  if (isSent) {
    return (
      <Notice type="success" title={t('sentTitle')}>
        <p>{t('sentText', { title })}</p>
      </Notice>
    );
  }
  return (
    <form ref={form} className="job-form" noValidate method="post" onSubmit={submit}>
      <PersonFields field={field} />
      <CvField file={file} error={errors.file} onChange={setFile} />
      <Checkbox label={t('consent')} {...field('consent')} value="true" />
      <Trap />
      <Captcha key={attempt} onToken={setCaptcha} error={errors.captcha} />
      <FormTrouble
        title={t('failedTitle')}
        trouble={trouble}
        advice={{ offline: t('offline'), limited: t('limited'), failed: t('failedText') }}
      />
      <div>
        <Button type="submit" busy={isSending}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
