import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { accountPaths } from '#core/paths/account-paths.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useShop } from '../../lib/shop.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AccountTrouble } from './account-trouble.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { useLogin, type SecondStep } from './use-sign-in.ts';
import './account-forms.css';

/** Signs in and goes back to where somebody came from. */
export function LoginScreen() {
  const t = useText('signIn');
  const paths = accountPaths(useShop().market);
  // The way back goes along with whoever registers first.
  const { search } = useLocation();
  const [step, setStep] = useState<SecondStep | null>(null);
  return (
    <section className="stack-wide">
      <PageHead title={t('title')} description={t('description')} />
      <h1>{t('title')}</h1>
      <noscript>
        <p className="measure">{t('needsScript')}</p>
      </noscript>
      <div className="sign-in-page">
        {step === null ? (
          <LoginForm onStep={setStep} />
        ) : (
          <SecondStepForm step={step} onBack={() => setStep(null)} />
        )}
        <Card className="stack">
          <h2>{t('newHere')}</h2>
          <p>{t('newHereText')}</p>
          <div>
            <LinkButton kind="secondary" to={paths.registration + search}>
              {t('register')}
            </LinkButton>
          </div>
        </Card>
      </div>
    </section>
  );
}

function LoginForm({ onStep }: { readonly onStep: (step: SecondStep) => void }) {
  const t = useText('signIn');
  const paths = accountPaths(useShop().market);
  const { form, submit, field, trouble, isSending } = useLogin(onStep);
  return (
    <form ref={form} className="account-form" noValidate method="post" onSubmit={submit}>
      <EmailField field={field} autoComplete="username" />
      <PasswordField
        label={t('password')}
        binding={field('password')}
        autoComplete="current-password"
      />
      <AccountTrouble title={t('failedTitle')} trouble={trouble} />
      <div className="cluster">
        <Button type="submit" busy={isSending}>
          {t('submit')}
        </Button>
        <Link to={paths.passwordReset}>{t('forgotten')}</Link>
      </div>
    </form>
  );
}
