import { useState } from 'react';
import { readBadge } from '#core/accounts/badge.ts';
import { usePhrases } from '../i18n/use-phrases.ts';
import { playTone } from '../lib/scanner/sounds.ts';
import { useScanner } from '../lib/scanner/use-scanner.ts';
import { signInByBadge } from '../lib/sign-in.ts';
import { PinForm } from './pin-switch.tsx';

/** At a window that takes badges: whoever scans theirs is asked for the PIN alone. The code is kept nowhere. */
export function BadgeSignIn() {
  const t = usePhrases('badges');
  const [code, setCode] = useState<string | null>(null);
  const [isOther, setOther] = useState(false);
  useScanner((text) => {
    const badge = readBadge(text);
    playTone(badge === null ? 'wrong' : 'good');
    setOther(badge === null);
    setCode(badge);
  }, true);
  return (
    <section className="entrance-more" aria-label={t('signIn')}>
      <h2 className="soft">{t('signIn')}</h2>
      <p role="status">{t(code !== null ? 'typePin' : isOther ? 'noBadge' : 'scanBadge')}</p>
      {code !== null && <PinForm key={code} onSend={(pin) => signInByBadge(code, pin)} />}
    </section>
  );
}
