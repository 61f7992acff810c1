import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { accountPaths } from '#core/paths/account-paths.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useShop } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Trap } from '../../ui/trap.tsx';
import { AccountTrouble } from './account-trouble.tsx';
import { CompanyFields } from './company-fields.tsx';
import { EmailField } from './email-field.tsx';
import { PersonFields } from './person-fields.tsx';
import { useRegistration } from './use-registration.ts';
import './account-forms.css';

/** Asks for an account, which the mail then makes. */
export function RegistrationScreen() {
  const t = useText('signIn');
  const paths = accountPaths(useShop().market);
  const { search } = useLocation();
  const { isSent, ...form } = useRegistration();
  return (
    <section className="stack-wide">
      <PageHead title={t('registerTitle')} description={t('registerDescription')} />
      <div className="stack">
        <h1>{t('registerTitle')}</h1>
        <p className="measure">{t('registerLead')}</p>
        <p>
          <Link to={paths.login + search}>{t('haveAccount')}</Link>
        </p>
        <noscript>
          <p className="measure">{t('needsScript')}</p>
        </noscript>
      </div>
      {isSent ? (
        <Notice type="success" title={t('registeredTitle')}>
          <p>{t('registeredText')}</p>
          <p>{t('nothingCame')}</p>
        </Notice>
      ) : (
        <RegistrationForm {...form} />
      )}
    </section>
  );
}

type Form = Omit<ReturnType<typeof useRegistration>, 'isSent'>;

function RegistrationForm({ form, submit, field, trouble, isSending }: Form) {
  const t = useText('signIn');
  const [isBusiness, setIsBusiness] = useState(false);
  const choose = (kind: 'customer' | 'business', label: string) => (
    <label>
      <input
        type="radio"
        name="kind"
        value={kind}
        checked={isBusiness === (kind === 'business')}
        onChange={() => setIsBusiness(kind === 'business')}
      />
      {label}
    </label>
  );
  return (
    <form ref={form} className="account-form" noValidate method="post" onSubmit={submit}>
      <fieldset className="account-kind">
        <legend>{t('accountKind')}</legend>
        {choose('customer', t('kindCustomer'))}
        {choose('business', t('kindBusiness'))}
      </fieldset>
      {/* Hidden and not taken away, so that what was typed is still there after a change of mind. */}
      <div hidden={!isBusiness} className="stack">
        <CompanyFields field={field} />
      </div>
      <PersonFields field={field} />
      <EmailField field={field} autoComplete="email" />
      <TextField
        label={t('phone')}
        optional={t('optional')}
        {...field('phone')}
        type="tel"
        autoComplete="tel"
      />
      <Checkbox label={t('wantsNews')} {...field('wantsNews')} />
      <Trap />
      <AccountTrouble title={t('registerFailed')} trouble={trouble} />
      <div>
        <Button type="submit" busy={isSending}>
          {t('registerSubmit')}
        </Button>
      </div>
    </form>
  );
}
