import { useQuery } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import type { CallInput } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { GridRow } from '#core/grid/grid-definition.ts';
import { vouchersGrid } from '#core/grid/vouchers-grid.ts';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useLiveQueries } from '../../lib/live.ts';
import { useConfig } from '../../lib/session.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { DataGrid } from '../../ui/grid/data-grid.tsx';
import { gridEdits, gridQuery, type SentEdit } from '../../ui/grid/grid-pages.ts';
import { SplitView } from '../../ui/panel.tsx';
import { RowPanel } from '../../ui/row-panel.tsx';
import { Screen } from '../../ui/screen.tsx';

/** Vouchers by what is paid for a device, and the most that one may be. */
export function Vouchers({ chooser }: { readonly chooser: ReactNode }) {
  const t = usePhrases('bonuses');
  const title = usePhrases('screens')('bonuses');
  const mayEdit = usePermission('pricing.publish');
  const limit = useLimit();
  const [open, setOpen] = useState<Open | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const panel = open?.limit ? (
    <LimitPanel limit={open.limit} onClose={close} />
  ) : (
    open && <VoucherPanel key={open.row?.id ?? 'new'} row={open.row} onClose={close} />
  );
  return (
    <Screen
      title={title}
      tools={
        mayEdit && (
          <>
            {limit && <Button onClick={() => setOpen({ limit })}>{t('most')}</Button>}
            <Button kind="primary" icon="plus" onClick={() => setOpen({ row: null })}>
              {t('addVoucher')}
            </Button>
          </>
        )
      }
    >
      {chooser}
      <p className="bonus-lead soft">
        {t('vouchersLead')} {limit && <LimitText {...limit} />}
      </p>
      <SplitView panelWidth="narrow" panel={mayEdit && panel}>
        <DataGrid
          grid={vouchersGrid}
          label={t('part_vouchers')}
          titles={Object.fromEntries(vouchersGrid.columns.map(({ id }) => [id, t(id)]))}
          widths={{ minimalPrice: 220, amount: 150 }}
          topic="buyback_vouchers"
          fetchPage={(request, signal) =>
            client.get('grid-vouchers', { query: gridQuery(request) }, { signal })
          }
          {...(mayEdit ? { editCells } : {})}
          onOpen={(row) => setOpen({ row })}
          onFocusRow={(row) => setOpen((now) => (now?.row ? row && { row } : now))}
        />
      </SplitView>
    </Screen>
  );
}

type Limit = GridRow & { readonly mostAmount: number | null };

/** What is edited, as it stood when it was opened; a null row is a new voucher. */
type Open =
  | { readonly row: GridRow | null; readonly limit?: undefined }
  | { readonly limit: Limit; readonly row?: undefined };

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
          ...{ name: 'mostAmount', label: t('most'), type: 'whole' },
          ...{ help: t('mostHelp'), optional: t('limitNone') },
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

interface VoucherPanelProps {
  /** Null for a new one. */
  readonly row: GridRow | null;
  readonly onClose: () => void;
}

function VoucherPanel({ row, onClose }: VoucherPanelProps) {
  const t = usePhrases('bonuses');
  const { market } = useConfig();
  const amount = row && formatMoney(Number(row['amount']), market);
  return (
    <RowPanel
      title={amount === null ? t('addVoucher') : t('voucherTitle', { amount })}
      fields={(['minimalPrice', 'amount'] as const).map((name) => ({
        ...{ name, label: t(name), type: 'whole' },
      }))}
      row={row}
      initial={{ minimalPrice: '', amount: '' }}
      save={(seen, values) => {
        // As above.
        const body = values as CallInput<Endpoints['voucher-add']>['body'];
        if (!seen) return client.post('voucher-add', { body });
        return client.patch('voucher-update', {
          params: { id: seen.id },
          body: { ...body, version: seen.version },
        });
      }}
      remove={({ id, version }) =>
        client.delete('voucher-delete', { params: { id }, query: { version } })
      }
      onClose={onClose}
    />
  );
}

const editCells = (rows: readonly SentEdit[]) =>
  client.patch('grid-vouchers-edit', gridEdits(rows));
