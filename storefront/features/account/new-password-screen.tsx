import { Link, useParams } from 'react-router';
import { accountPaths } from '#core/paths/account-paths.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useShop } from '../../lib/shop.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountTrouble } from './account-trouble.tsx';
import { PasswordField } from './password-field.tsx';
import { useNewPassword } from './use-passwords.ts';
import './account-forms.css';

/** Where the link of a mail leads: sets a new password. */
export function NewPasswordScreen() {
  const t = useText('signIn');
  const paths = accountPaths(useShop().market);
  const { code = '' } = useParams();
  const { form, submit, field, trouble, isSending, isDone } = useNewPassword(code);
  return (
    <section className="stack-wide">
      <PageHead title={t('newTitle')} description={t('newDescription')} />
      <h1>{t('newTitle')}</h1>
      <noscript>
        <p className="measure">{t('needsScript')}</p>
      </noscript>
      {isDone ? (
        <Notice type="success" title={t('newDoneTitle')}>
          <p>{t('newDoneText')}</p>
          <LinkButton to={paths.login}>{t('submit')}</LinkButton>
        </Notice>
      ) : (
        <form ref={form} className="account-form" noValidate method="post" onSubmit={submit}>
          <p>{t('newLead')}</p>
          <PasswordField
            label={t('newPassword')}
            binding={field('password')}
            autoComplete="new-password"
            rulesFor="customer"
          />
          <PasswordField
            label={t('passwordAgain')}
            binding={field('passwordConfirmation')}
            autoComplete="new-password"
          />
          <AccountTrouble title={t('newFailed')} trouble={trouble} />
          {trouble?.kind === 'refused' && <Link to={paths.passwordReset}>{t('newLink')}</Link>}
          <div>
            <Button type="submit" busy={isSending}>
              {t('newSubmit')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
