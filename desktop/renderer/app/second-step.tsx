import { lazy, Suspense } from 'react';
import { usePhrases } from '../i18n/use-phrases.ts';
import { line } from '../lib/field-rules.ts';
import { comeIn, proveCode, type SecondStep as Step } from '../lib/sign-in.ts';
import { useOfficeForm } from '../lib/use-office-form.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/states.tsx';
import { TextField } from '#ui/text-field.tsx';

// Once in an account's life.
const EnrolApp = lazy(async () => ({
  default: (await import('../features/security/enrol-app.tsx')).EnrolApp,
}));

interface SecondStepProps {
  readonly step: Step;
  readonly onBack: () => void;
}

/** After the password: the second factor is proved, or the first one is made. */
export function SecondStep({ step, onBack }: SecondStepProps) {
  const t = usePhrases('security');
  const { pending, kind } = step;
  return (
    <>
      <h2>{kind === 'prove' ? t('stepTitle') : t('enrolTitle')}</h2>
      <p className="soft">{kind === 'prove' ? t('stepLead') : t('enrolLead')}</p>
      {kind === 'prove' ? (
        <CodeForm step={step} />
      ) : (
        <Suspense fallback={<Skeleton lines={4} />}>
          <EnrolApp pending={pending} onDone={(user) => user && comeIn(user)} />
        </Suspense>
      )}
      <Button kind="quiet" onClick={onBack}>
        {t('back')}
      </Button>
    </>
  );
}

function CodeForm({ step: { pending, factors } }: Pick<SecondStepProps, 'step'>) {
  const t = usePhrases('security');
  const { form, submit, field, trouble, isSending } = useOfficeForm({
    fields: ['code'],
    rules: { code: line(40) },
    send: ({ code }) => proveCode(pending, code),
    saysTrouble: true,
  });
  return (
    <form ref={form} className="entrance-form" noValidate onSubmit={submit}>
      <div role="alert">{trouble !== undefined && <p className="trouble">{trouble}</p>}</div>
      {factors.includes('passkey') && <p className="soft">{t('passkeyHere')}</p>}
      <TextField
        label={t('code')}
        help={t('codeHelp')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        {...field('code')}
      />
      <Button kind="primary" type="submit" busy={isSending}>
        {t('verify')}
      </Button>
    </form>
  );
}
