import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { usePhrases } from '../i18n/use-phrases.ts';
import { connection } from '../lib/connection.ts';
import { Button } from '../ui/button.tsx';

/** Says that the API does not answer and when it is tried again. */
export function ConnectionBanner() {
  const dueAt = useStore(connection, ({ nextAttemptAt }) => nextAttemptAt);
  return <div role="status">{dueAt !== null && <Countdown dueAt={dueAt} />}</div>;
}

function Countdown({ dueAt }: { readonly dueAt: number }) {
  const t = usePhrases('frame');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const count = Math.max(0, Math.ceil((dueAt - now) / 1000));
  return (
    <div className="banner">
      <span>{t('connectionLost')}</span>
      {/* Read out once; the seconds are for the eyes. */}
      <span aria-hidden="true" className="numbers">
        {count === 0 ? t('connecting') : t('retryIn', { count })}
      </span>
      <Button onClick={() => void window.obmena.retryConnection()}>{t('retryNow')}</Button>
    </div>
  );
}
