import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { needsSecondFactor } from '#core/accounts/second-factor.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { useUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import type { StaffAccount } from './staff-account.ts';

interface FactorResetProps {
  readonly account: StaffAccount;
  readonly onReset: () => void;
}

/** Whether a colleague has a second factor, and its end for whoever has lost it. */
export function FactorReset({ account, onReset }: FactorResetProps) {
  const t = usePhrases('administration');
  const { id } = useUser();
  const [isAsked, setAsked] = useState(false);
  const reset = useMutation({
    mutationFn: () => client.post('staff-factors-reset', { body: { id: account.id } }),
    onSuccess: () => {
      notify('success', t('factorsWereReset'));
      onReset();
    },
    onError: (error) => reportFailure(error),
  });
  const { hasSecondFactor, role } = account;
  return (
    <section className="staff-form" aria-labelledby="staff-factor">
      <h3 id="staff-factor" className="field-label">
        {t('hasSecondFactor')}
      </h3>
      <p>{hasSecondFactor ? t('factorYes') : t('factorNo')}</p>
      {!hasSecondFactor && needsSecondFactor(role) && <p className="soft">{t('factorNeeded')}</p>}
      {hasSecondFactor && account.id !== id && !isAsked && (
        <div>
          <Button onClick={() => setAsked(true)}>{t('resetFactors')}</Button>
        </div>
      )}
      {isAsked && (
        <>
          <p>{t('resetFactorsLead')}</p>
          <div className="entrance-people">
            <Button kind="primary" busy={reset.isPending} onClick={() => reset.mutate()}>
              {t('resetFactorsYes')}
            </Button>
            <Button kind="quiet" onClick={() => setAsked(false)}>
              {t('resetFactorsNo')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
