import { isStaff } from '#core/permissions/roles.ts';
import { useText } from '../../i18n/text.ts';
import { AccountFrame } from './account-frame.tsx';
import { OwnPasskeys } from './own-passkeys.tsx';
import { OwnSessions } from './own-sessions.tsx';

/** Where somebody is signed in, and for staff the passkeys, which the office's window cannot use. */
export function SecurityScreen() {
  const t = useText('account');
  return (
    <AccountFrame title={t('securityTitle')} description={t('securityDescription')}>
      {(user) => (
        <>
          <OwnSessions />
          {isStaff(user.role) && <OwnPasskeys />}
        </>
      )}
    </AccountFrame>
  );
}
