import { TextField } from '#ui/text-field.tsx';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../ui/button.tsx';
import { AccountTrouble } from './account-trouble.tsx';
import type { SecondStep } from './use-sign-in.ts';
import { usePasskeyStep, useSecondStep } from './use-second-step.ts';

interface SecondStepFormProps {
  readonly step: SecondStep;
  readonly onBack: () => void;
}

/** The second step of staff: a code, or a passkey where there is one. */
export function SecondStepForm({ step, onBack }: SecondStepFormProps) {
  const t = useText('signIn');
  return (
    <div className="stack">
      <h2>{t('stepTitle')}</h2>
      {step.kind === 'enrol' ? <p>{t('enrolText')}</p> : <Proof step={step} />}
      <div>
        <Button kind="quiet" onClick={onBack}>
          {t('stepBack')}
        </Button>
      </div>
    </div>
  );
}

function Proof({ step }: Pick<SecondStepFormProps, 'step'>) {
  const t = useText('signIn');
  const { form, submit, field, trouble, isSending } = useSecondStep(step);
  const passkey = usePasskeyStep(step);
  return (
    <>
      {step.factors.includes('passkey') && (
        <div className="stack">
          <AccountTrouble title={t('stepFailed')} trouble={passkey.trouble} />
          <div>
            <Button busy={passkey.isPending} onClick={passkey.prove}>
              {t('stepPasskey')}
            </Button>
          </div>
        </div>
      )}
      <form ref={form} className="account-form" noValidate method="post" onSubmit={submit}>
        <p>{t('stepText')}</p>
        <TextField label={t('stepCode')} autoComplete="one-time-code" {...field('code')} />
        <AccountTrouble title={t('stepFailed')} trouble={trouble} />
        <div>
          <Button type="submit" busy={isSending}>
            {t('stepSubmit')}
          </Button>
        </div>
      </form>
    </>
  );
}
