import { useStore } from 'zustand';
import { usePhrases } from '../i18n/use-phrases.ts';
import { client } from '../lib/client.ts';
import { supervisorQuestion } from '../lib/supervisor.ts';
import { email, secret } from '../lib/field-rules.ts';
import { useOfficeForm } from '../lib/use-office-form.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';

type Question = NonNullable<ReturnType<typeof supervisorQuestion.getState>['question']>;

/** A second person proves to agree; the one who asks stays signed in. */
export function SupervisorDialog() {
  const question = useStore(supervisorQuestion, (state) => state.question);
  return question && <Approval key={`${question.action} ${question.subject}`} {...question} />;
}

function Approval({ action, subject, answer }: Question) {
  const t = usePhrases('frame');
  const { form, submit, field, trouble, isSending } = useOfficeForm({
    fields: ['eMail', 'password'],
    rules: { eMail: email, password: secret },
    send: ({ eMail, password }) => {
      // A password always has a letter; digits alone are a PIN.
      const secret = /^\d{4,8}$/.test(password) ? { pin: password } : { password };
      return client.post('auth-supervisor', { body: { eMail, action, subject, ...secret } });
    },
    onSent: ({ approval }) => answer(approval),
    sameField: { pin: 'password' },
    saysTrouble: true,
  });
  return (
    <Dialog
      title={t('supervisorTitle')}
      lead={t(`supervisor_${action}`)}
      width="narrow"
      onClose={() => answer(null)}
      actions={
        <>
          <Button onClick={() => answer(null)}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form="supervisor" busy={isSending}>
            {t('supervisorAgree')}
          </Button>
        </>
      }
    >
      <form ref={form} className="entrance-form" id="supervisor" noValidate onSubmit={submit}>
        <div role="alert">{trouble !== undefined && <p className="trouble">{trouble}</p>}</div>
        <TextField label={t('supervisorEMail')} type="email" {...field('eMail')} />
        <TextField label={t('supervisorSecret')} type="password" {...field('password')} />
      </form>
    </Dialog>
  );
}
