import { fixedKinds, type Label } from '#core/warehouse/label.ts';
import { zplOf } from '#core/warehouse/zpl.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { addCrates, cratesOf } from './add-crates.ts';
import { findLabels, labelWordsOf } from './find-labels.ts';
import { labelsPdf } from './labels-pdf.ts';
import { sendToPrinter } from './send-to-printer.ts';

/** Labels as files and at printers, and the crates that they are for. */
export const labelRoutes = (deps: Dependencies): BoundRoute[] => [
  fileRoute(deps),
  printRoute(deps),
  bind('warehouse-crates', async ({ query: { placeId } }) => ({
    crates: await cratesOf(deps.knex, placeId),
  })),
  bind('warehouse-crates-add', ({ body: { placeId, count } }) =>
    deps.knex.transaction(async (trx) => ({ crates: await addCrates(trx, placeId, count) })),
  ),
];

async function labelsOf(
  { knex }: Dependencies,
  kind: Parameters<typeof findLabels>[1],
  asked: Parameters<typeof findLabels>[2],
): Promise<readonly Label[]> {
  const ids = fixedKinds.has(kind) ? [] : asked.ids;
  const labels = await findLabels(knex, kind, { ...asked, ids });
  if (labels.length === 0) throw new Refusal(404, 'labels_none');
  return labels;
}

const fileRoute = (deps: Dependencies): BoundRoute =>
  bind('warehouse-labels', async ({ query: { kind, format, ids } }, { language, now }) => {
    const labels = await labelsOf(deps, kind, { ids, language });
    const title = labelWordsOf(language).files[kind];
    const bytes =
      format === 'zpl'
        ? Buffer.from(zplOf(labels), 'utf8')
        : Buffer.from(await labelsPdf(labels, { language, now, title }));
    return { name: `${title}.${format}`, contents: bytes.toString('base64') };
  });

const printerSql = `select label_printer as printer from stations where id = $1`;

const printRoute = (deps: Dependencies): BoundRoute =>
  bind('warehouse-labels-print', async ({ body: { stationId, kind, ids } }, { language }) => {
    const [station] = await query<{ printer: string | null }>(deps.knex, printerSql, [stationId]);
    if (!station) throw new Refusal(404, 'not_found');
    if (station.printer === null) throw new Refusal(409, 'station_without_printer');
    const labels = await labelsOf(deps, kind, { ids, language });
    const isSent = await sendToPrinter(station.printer, zplOf(labels));
    if (!isSent) throw new Refusal(409, 'printer_unreachable');
    return undefined;
  });
