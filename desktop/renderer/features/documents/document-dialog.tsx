import type {} from '#desktop/shared/bridge.ts';
import { useMutation } from '@tanstack/react-query';
import { contentsOfMarket, type AccountingFormat } from '#core/documents/accounting-formats.ts';
import type { GridRow } from '#core/grid/grid-definition.ts';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { bytesOf } from '../../lib/bytes-of.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { useConfig } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CompanyLink, needsCompany } from './company-link.tsx';
import { kindOf } from './document-kind.ts';
import './documents.css';

interface DocumentDialogProps {
  /** As it stands in the list. */
  readonly row: GridRow;
  readonly onClose: () => void;
}

/** One document, to be saved as the customer has it, or for a program of accounts. */
export function DocumentDialog({ row, onClose }: DocumentDialogProps) {
  const t = usePhrases('documents');
  const { market } = useConfig();
  const save = useSave(row.id);
  const mail = useMail(row.id);
  const total = formatMoney(Number(row['total']), market);
  return (
    <Dialog
      title={t(`title_${kindOf(row['kind'])}`, { number: String(row['number']) })}
      lead={t('lead', { order: String(row['orderNumber']), total })}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" busy={mail.isPending} onClick={() => mail.mutate()}>
            {t('mail')}
          </Button>
          {contentsOfMarket(market).map(
            (format) =>
              format !== 'books' && (
                <Button key={format} busy={save.isPending} onClick={() => save.mutate(format)}>
                  {t(`save_${format}`)}
                </Button>
              ),
          )}
          <Button kind="primary" busy={save.isPending} onClick={() => save.mutate('pdf')}>
            {t('savePdf')}
          </Button>
        </>
      }
    >
      {needsCompany(save.error) && <CompanyLink />}
    </Dialog>
  );
}

const fileKinds = { pdf: 'pdf', isdoc: 'isdoc', pohoda: 'xml', ubl: 'xml' } as const;

function useSave(id: number) {
  const t = usePhrases('documents');
  return useMutation({
    mutationFn: async (format: 'pdf' | AccountingFormat) => {
      const params = { id, format };
      const { name, contents } = await client.get('admin-document-file', { params });
      const file = { suggestedName: name, contents: bytesOf(contents) };
      return window.obmena.saveFile({ kind: fileKinds[format], ...file });
    },
    onSuccess: (outcome) => {
      if (outcome === 'saved') notify('success', t('saved'));
      if (outcome === 'failed') notify('error', t('notSaved'));
    },
  });
}

function useMail(id: number) {
  const t = usePhrases('documents');
  return useMutation({
    mutationFn: () => client.post('admin-document-mail', { params: { id } }),
    onSuccess: () => notify('success', t('mailed')),
  });
}
