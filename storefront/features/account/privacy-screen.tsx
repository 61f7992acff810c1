import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountFrame } from './account-frame.tsx';
import { AccountTrouble } from './account-trouble.tsx';
import { PasswordField } from './password-field.tsx';
import { useErase } from './use-erase.ts';
import './account-forms.css';

/** A copy of everything that is stored, and the end of the account. */
export function PrivacyScreen() {
  const t = useText('account');
  const { config } = useShop();
  const [isErased, setIsErased] = useState(false);
  if (isErased) {
    return (
      <Notice type="success" title={t('erasedTitle')}>
        <p>{t('erasedText')}</p>
      </Notice>
    );
  }
  return (
    <AccountFrame title={t('privacyTitle')} description={t('privacyDescription')}>
      {() => (
        <>
          <Card className="stack">
            <h2>{t('exportTitle')}</h2>
            <p className="measure">{t('exportText')}</p>
            <div>
              <a className="button button-secondary" href={config.urls['user-export']} download>
                {t('export')}
              </a>
            </div>
          </Card>
          <Erasure onErased={() => setIsErased(true)} />
        </>
      )}
    </AccountFrame>
  );
}

function Erasure({ onErased }: { readonly onErased: () => void }) {
  const t = useText('account');
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Card className="stack">
      <h2>{t('eraseTitle')}</h2>
      <p className="measure">{t('eraseText')}</p>
      {isAsked ? (
        <EraseForm onErased={onErased} onCancel={() => setIsAsked(false)} />
      ) : (
        <div>
          <Button kind="secondary" onClick={() => setIsAsked(true)}>
            {t('erase')}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface EraseFormProps {
  readonly onErased: () => void;
  readonly onCancel: () => void;
}

function EraseForm({ onErased, onCancel }: EraseFormProps) {
  const t = useText('account');
  const { form, submit, field, trouble, isSending } = useErase(onErased);
  return (
    <form ref={form} className="account-form" noValidate method="post" onSubmit={submit}>
      <p>
        <strong>{t('eraseWarning')}</strong>
      </p>
      <PasswordField
        label={t('eraseConfirm')}
        binding={field('password')}
        autoComplete="current-password"
      />
      <AccountTrouble title={t('eraseFailed')} trouble={trouble} />
      <div className="cluster">
        <Button type="submit" busy={isSending}>
          {t('eraseYes')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
