import { Link } from 'react-router';
import { accountPaths } from '#core/paths/account-paths.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useShop } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountTrouble } from './account-trouble.tsx';
import { EmailField } from './email-field.tsx';
import { useReset } from './use-passwords.ts';
import './account-forms.css';

/** Asks for a link to a new password. The answer is the same for every address. */
export function ForgottenPasswordScreen() {
  const t = useText('signIn');
  const paths = accountPaths(useShop().market);
  const { form, submit, field, trouble, isSending, isDone } = useReset();
  return (
    <section className="stack-wide">
      <PageHead title={t('resetTitle')} description={t('resetDescription')} />
      <h1>{t('resetTitle')}</h1>
      <noscript>
        <p className="measure">{t('needsScript')}</p>
      </noscript>
      {isDone ? (
        <Notice type="success" title={t('resetSentTitle')}>
          <p>{t('resetSentText')}</p>
          <p>{t('nothingCame')}</p>
        </Notice>
      ) : (
        <form ref={form} className="account-form" noValidate method="post" onSubmit={submit}>
          <p>{t('resetLead')}</p>
          <EmailField field={field} autoComplete="email" />
          <AccountTrouble title={t('resetFailed')} trouble={trouble} />
          <div className="cluster">
            <Button type="submit" busy={isSending}>
              {t('resetSubmit')}
            </Button>
            <Link to={paths.login}>{t('submit')}</Link>
          </div>
        </form>
      )}
    </section>
  );
}
