import { useCallback } from 'react';
import { withdrawalStatuses } from '#core/orders/withdrawals-grid.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';

/** States of withdrawals in words; one that is not known yet is shown as it is. */
export function useWithdrawalStatus(): (status: string) => string {
  const t = usePhrases('sales');
  return useCallback(
    (status) => {
      const known = withdrawalStatuses.find((one) => one === status);
      return known === undefined ? status : t(`withdrawal_${known}`);
    },
    [t],
  );
}
