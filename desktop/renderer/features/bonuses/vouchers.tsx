import { useQuery } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import { vouchers } from '#core/buyback/vouchers.ts';
import type { GridRow } from '#core/grid/grid-definition.ts';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useLiveQueries } from '../../lib/live.ts';
import { useConfig } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ResourceList } from '../../ui/resource/resource-list.tsx';
import { RowPanel } from '../../ui/row-panel.tsx';

/** Vouchers by what is paid for a device, and the most that one may be. */
export function Vouchers({ chooser }: { readonly chooser: ReactNode }) {
  const t = usePhrases('bonuses');
  const title = usePhrases('screens')('bonuses');
  const limit = useLimit();
  const [seen, setSeen] = useState<Limit | null>(null);
  const close = useCallback(() => setSeen(null), []);
  return (
    <ResourceList
      resource={vouchers}
      title={title}
      lead={
        <>
          {chooser}
          <p className="bonus-lead soft">
            {t('vouchersLead')} {limit && <LimitText {...limit} />}
          </p>
        </>
      }
      tools={limit && <Button onClick={() => setSeen(limit)}>{t('most')}</Button>}
      other={seen && <LimitPanel limit={seen} onClose={close} />}
      closeOther={close}
    />
  );
}

type Limit = GridRow & { readonly mostAmount: number | null };

function useLimit(): Limit | undefined {
  useLiveQueries('buyback_voucher_limit', ['voucher-limit']);
  return useQuery({
    queryKey: ['voucher-limit'],
    queryFn: ({ signal }) => client.get('voucher-limit', {}, { signal }),
  }).data;
}

function LimitText({ mostAmount }: Limit) {
  const t = usePhrases('bonuses');
  const { market } = useConfig();
  return t('limit', {
    most: mostAmount === null ? t('anyAmount') : formatMoney(mostAmount, market),
  });
}

interface LimitPanelProps {
  readonly limit: Limit;
  readonly onClose: () => void;
}

function LimitPanel({ limit, onClose }: LimitPanelProps) {
  const t = usePhrases('bonuses');
  return (
    <RowPanel
      title={t('most')}
      fields={[
        {
          name: 'mostAmount',
          label: t('most'),
          type: 'whole',
          help: t('mostHelp'),
          optional: t('limitNone'),
        },
      ]}
      row={limit}
      initial={{}}
      save={(seen, values) => {
        // The call refuses what is not as the contract says, with its words on the field.
        const body = values as Pick<Limit, 'mostAmount'>;
        return client.patch('voucher-limit-set', {
          body: { ...body, version: (seen ?? limit).version },
        });
      }}
      onClose={onClose}
    />
  );
}
