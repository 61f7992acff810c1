import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { useText } from '../../i18n/text.ts';
import { useClient } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { factorsQuery } from './account-queries.ts';
import { AccountTrouble } from './account-trouble.tsx';
import { hasPasskeys } from './passkey.ts';
import { PasswordField } from './password-field.tsx';
import { usePasskey } from './use-passkey.ts';
import './account-forms.css';

/** Second factors of staff, and a form that adds a passkey. */
export function OwnPasskeys() {
  const t = useText('account');
  const { data, isError, refetch } = useQuery(factorsQuery(useClient()));
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (data === undefined) {
    return isError ? (
      <LoadFailed message={t('loadFailed')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton />
    );
  }
  return (
    <Card className="stack">
      <h2>{t('factorsTitle')}</h2>
      <p className="measure">{t('factorsText')}</p>
      {data.factors.length === 0 && <p>{t('factorsNone')}</p>}
      <ul>
        {data.factors.map(({ id, kind, name }) => (
          <li key={id}>
            {t(`factor_${kind}`)} {name}
          </li>
        ))}
      </ul>
      {codes !== null && <Notice type="success" title={t('passkeyAdded')} />}
      {codes !== null && codes.length > 0 && <Codes codes={codes} />}
      {hasPasskeys() ? <PasskeyForm onAdded={setCodes} /> : <p>{t('passkeyMissing')}</p>}
    </Card>
  );
}

function Codes({ codes }: { readonly codes: readonly string[] }) {
  const t = useText('account');
  return (
    <section className="stack" aria-labelledby="recovery-codes">
      <h3 id="recovery-codes">{t('codesTitle')}</h3>
      <p className="measure">{t('codesText')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PasskeyFormProps {
  readonly onAdded: (codes: readonly string[]) => void;
}

function PasskeyForm({ onAdded }: PasskeyFormProps) {
  const t = useText('account');
  const say = useText('signIn');
  const { form, submit, field, trouble, isSending } = usePasskey(onAdded);
  return (
    <form ref={form} className="account-form" noValidate method="post" onSubmit={submit}>
      <TextField label={t('passkeyName')} help={t('passkeyNameHelp')} {...field('name')} />
      <PasswordField
        label={say('password')}
        binding={field('password')}
        autoComplete="current-password"
      />
      <AccountTrouble title={t('passkeyFailed')} trouble={trouble} />
      <div>
        <Button type="submit" busy={isSending}>
          {t('passkeyAdd')}
        </Button>
      </div>
    </form>
  );
}
