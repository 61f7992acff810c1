import { useNavigate, useParams } from 'react-router';
import { accountPaths } from '#core/paths/account-paths.ts';
import { useText } from '../../i18n/text.ts';
import { track } from '../../lib/data-layer.ts';
import { PageHead } from '../../lib/head.tsx';
import { useShop } from '../../lib/shop.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { AccountTrouble } from './account-trouble.tsx';
import { PasswordField } from './password-field.tsx';
import { useConfirmation } from './use-passwords.ts';
import { useEnter } from './use-sign-in.ts';
import './account-forms.css';

/**
 * Where the link of the mail leads: whoever reads the mail chooses the password. Opening it changes
 * nothing, since mail programs open links too.
 */
export function ConfirmRegistrationScreen() {
  const t = useText('signIn');
  const paths = accountPaths(useShop().market);
  const { code = '' } = useParams();
  const navigate = useNavigate();
  const enter = useEnter();
  const { form, submit, field, trouble, isSending } = useConfirmation(code, (user) => {
    enter(user);
    track({ name: 'registration' });
    void navigate(paths.overview, { replace: true });
  });
  return (
    <section className="stack-wide">
      <PageHead title={t('confirmTitle')} description={t('registerDescription')} />
      <h1>{t('confirmTitle')}</h1>
      <noscript>
        <p className="measure">{t('needsScript')}</p>
      </noscript>
      <form ref={form} className="account-form" noValidate method="post" onSubmit={submit}>
        <p>{t('confirmLead')}</p>
        <PasswordField
          label={t('password')}
          binding={field('password')}
          autoComplete="new-password"
          rulesFor="customer"
        />
        <PasswordField
          label={t('passwordAgain')}
          binding={field('passwordConfirmation')}
          autoComplete="new-password"
        />
        <AccountTrouble title={t('confirmFailed')} trouble={trouble} />
        <div className="cluster">
          <Button type="submit" busy={isSending}>
            {t('confirmSubmit')}
          </Button>
          {trouble?.kind === 'refused' && (
            <LinkButton kind="quiet" to={paths.registration}>
              {t('again')}
            </LinkButton>
          )}
        </div>
      </form>
    </section>
  );
}
