import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { priceDraftGrid } from '#core/buyback/price-draft-grid.ts';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useConfig } from '../../lib/session.ts';
import { ImportDialog } from '../../ui/csv-import/import-dialog.tsx';
import { ChangedRows } from '../../ui/csv-import/import-preview.tsx';

type Preview = Reply<Endpoints['price-draft-import-preview']>;

interface ImportPricesProps {
  readonly draftId: number;
  readonly onClose: () => void;
}

/** A CSV file into a draft. */
export function ImportPrices({ draftId, onClose }: ImportPricesProps) {
  const t = usePhrases('priceLists');
  const params = { id: draftId };
  return (
    <ImportDialog<Preview>
      title={t('importTitle')}
      lead={t('importLead')}
      calls={{
        look: (sent) => client.post('price-draft-import-preview', { params, ...sent }),
        apply: (sent) => client.post('price-draft-import', { params, ...sent }),
      }}
      changed={({ changed }) => <ChangedPrices changed={changed} />}
      onClose={onClose}
    />
  );
}

function ChangedPrices({ changed }: { readonly changed: Preview['changed'] }) {
  const t = usePhrases('priceLists');
  const { market } = useConfig();
  const money = (amount: number | null) =>
    amount === null ? t('none') : formatMoney(amount, market);
  const title = (id: string) => {
    const column = priceDraftGrid.columns.find((one) => one.id === id);
    return column ? t(`price_${column.id}`) : id;
  };
  const rows = changed.map(({ line, model, prices }) => ({
    line,
    name: model,
    cells: prices.map(({ column, before, after }) => ({
      title: title(column),
      before: money(before),
      after: money(after),
    })),
  }));
  return <ChangedRows title={t('price_model')} rows={rows} />;
}
