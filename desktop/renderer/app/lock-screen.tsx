import { useState } from 'react';
import { useStore } from 'zustand';
import { usePhrases } from '../i18n/use-phrases.ts';
import { useUser } from '../lib/session.ts';
import { signIn, signOut, unlock, type SecondStep as Step } from '../lib/sign-in.ts';
import { unsaved } from '../lib/unsaved.ts';
import { Button } from '../ui/button.tsx';
import { BadgeSignIn } from './badge-sign-in.tsx';
import { PinForm, PinSwitch } from './pin-switch.tsx';
import { SecondStep } from './second-step.tsx';
import { PasswordForm, useQuickSignIn } from './sign-in-screen.tsx';

/** Over the screen, which stays as it is below: locked by its person, or the session has ended. */
export function LockScreen({ presence }: { readonly presence: 'locked' | 'ended' }) {
  const t = usePhrases('frame');
  const [step, setStep] = useState<Step | null>(null);
  const user = useUser();
  const { users: pinUsers, takesBadges } = useQuickSignIn();
  const hasUnsaved = useStore(unsaved, ({ forms }) => forms.size > 0);
  const others = pinUsers.filter(({ id }) => id !== user.id);
  const mayUsePin = presence === 'locked' && pinUsers.some(({ id }) => id === user.id);
  const title = presence === 'locked' ? t('lockedTitle') : t('endedTitle');
  const byPassword = async (eMail: string, password: string) => {
    if (presence === 'ended') return signIn(eMail, password);
    await unlock({ password });
    return 'in' as const;
  };
  return (
    <div className="lock-layer" role="dialog" aria-modal="true" aria-label={title}>
      <div className="whole-window">
        <div className="entrance">
          <h1 className="entrance-title">{title}</h1>
          <p className="soft">{t('lockedLead', { name: user.name })}</p>
          {step === null ? (
            <>
              {mayUsePin && <PinForm onSend={(pin) => unlock({ pin })} />}
              <PasswordForm
                key={presence}
                eMail={user.eMail}
                onSend={byPassword}
                onStep={setStep}
                submit={t('unlock')}
              />
            </>
          ) : (
            <SecondStep step={step} onBack={() => setStep(null)} />
          )}
          {hasUnsaved && <p className="soft">{t('unsavedBelow')}</p>}
          {takesBadges && <BadgeSignIn />}
          {others.length > 0 && <PinSwitch users={others} />}
          <Button kind="quiet" onClick={() => void signOut()}>
            {t('signOut')}
          </Button>
        </div>
      </div>
    </div>
  );
}
