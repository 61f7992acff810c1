import { isStaff } from '#core/permissions/roles.ts';
import { useText } from '../../i18n/text.ts';
import type { SignedInUser } from '../../lib/signed-in.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountFrame } from './account-frame.tsx';
import { AccountTrouble } from './account-trouble.tsx';
import { PasswordField } from './password-field.tsx';
import { usePasswordChange } from './use-passwords.ts';
import './account-forms.css';

/** A new password for who knows the current one. */
export function PasswordChangeScreen() {
  const t = useText('account');
  return (
    <AccountFrame title={t('passwordTitle')} description={t('passwordDescription')}>
      {(user) => <PasswordChange user={user} />}
    </AccountFrame>
  );
}

function PasswordChange({ user }: { readonly user: SignedInUser }) {
  const t = useText('account');
  const say = useText('signIn');
  const { form, submit, field, trouble, isSending, times } = usePasswordChange();
  return (
    <form
      key={times}
      ref={form}
      className="account-form"
      noValidate
      method="post"
      onSubmit={submit}
    >
      <p>{t('passwordLead')}</p>
      {times > 0 && <Notice type="success" title={t('passwordDone')} />}
      {/* Password managers want to know whose password it is. */}
      <input type="hidden" autoComplete="username" value={user.eMail} readOnly />
      <PasswordField
        label={t('currentPassword')}
        binding={field('currentPassword')}
        autoComplete="current-password"
      />
      <PasswordField
        label={say('newPassword')}
        binding={field('password')}
        autoComplete="new-password"
        rulesFor={isStaff(user.role) ? 'staff' : 'customer'}
      />
      <PasswordField
        label={say('passwordAgain')}
        binding={field('passwordConfirmation')}
        autoComplete="new-password"
      />
      <AccountTrouble title={t('passwordFailed')} trouble={trouble} />
      <div>
        <Button type="submit" busy={isSending}>
          {t('changePassword')}
        </Button>
      </div>
    </form>
  );
}
