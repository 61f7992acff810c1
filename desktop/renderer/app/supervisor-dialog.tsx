import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useStore } from 'zustand';
import { usePhrases } from '../i18n/use-phrases.ts';
import { client } from '../lib/client.ts';
import { failureOf } from '../lib/failures.ts';
import { supervisorQuestion } from '../lib/supervisor.ts';
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
  const [eMail, setEMail] = useState('');
  const [secret, setSecret] = useState('');
  // A password always has a letter; digits alone are a PIN.
  const isPin = /^\d{4,8}$/.test(secret);
  const asking = useMutation({
    mutationFn: () =>
      client.post('auth-supervisor', {
        body: { eMail, action, subject, ...(isPin ? { pin: secret } : { password: secret }) },
      }),
    meta: { silent: true },
    onSuccess: ({ approval }) => answer(approval),
  });
  const failure = asking.error === null ? null : failureOf(asking.error);
  const ofSecret = failure?.fields['password'] ?? failure?.fields['pin'];
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!asking.isPending) asking.mutate();
  };
  return (
    <Dialog
      title={t('supervisorTitle')}
      lead={t(`supervisor_${action}`)}
      width="narrow"
      onClose={() => answer(null)}
      actions={
        <>
          <Button onClick={() => answer(null)}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form="supervisor" busy={asking.isPending}>
            {t('supervisorAgree')}
          </Button>
        </>
      }
    >
      <form className="entrance-form" id="supervisor" noValidate onSubmit={send}>
        <div role="alert">
          {failure?.kind !== 'fields' && failure && <p className="trouble">{failure.text}</p>}
        </div>
        <TextField
          label={t('supervisorEMail')}
          type="email"
          value={eMail}
          error={failure?.fields['eMail']}
          onChange={(event) => setEMail(event.target.value)}
        />
        <TextField
          label={t('supervisorSecret')}
          type="password"
          value={secret}
          error={ofSecret}
          onChange={(event) => setSecret(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
