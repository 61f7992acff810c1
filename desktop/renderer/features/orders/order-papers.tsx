import type {} from '#desktop/shared/bridge.ts';
import { useMutation } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { bytesOf } from '../../lib/bytes-of.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import type { StaffOrder } from './staff-order.ts';

interface PapersProps {
  readonly order: Pick<StaffOrder, 'id' | 'papers'>;
}

/** What became of the invoice, the papers that there are, and what can be done about them. */
export function OrderPapers({ order: { id, papers } }: PapersProps) {
  const t = usePhrases('orderDesk');
  const mayRead = usePermission('orders.refund');
  const issue = useMutation({
    mutationFn: () => client.post('admin-order-invoice', { params: { id } }),
    onSuccess: () => notify('success', t('issued')),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin-order'] }),
  });
  if (papers === null) return null;
  return (
    <section>
      <h3>{t('papers')}</h3>
      <p>
        {t('invoiceState')}: <strong>{t(`invoice_${papers.state}`)}</strong>{' '}
        {papers.canIssue && (
          <Button busy={issue.isPending} onClick={() => issue.mutate()}>
            {t('issue')}
          </Button>
        )}
      </p>
      {papers.hasProforma && (
        <Paper
          name={t('proforma')}
          read={() => client.get('admin-order-proforma', { params: { id } })}
          mail={() => client.post('admin-order-proforma-mail', { params: { id } })}
        />
      )}
      {mayRead &&
        papers.documents.map((document) => (
          <Paper
            key={document.id}
            name={t(`document_${document.kind}`, { number: document.number })}
            read={() =>
              client.get('admin-document-file', { params: { id: document.id, format: 'pdf' } })
            }
            mail={() => client.post('admin-document-mail', { params: { id: document.id } })}
          />
        ))}
    </section>
  );
}

interface PaperProps {
  readonly name: string;
  readonly read: () => Promise<{ readonly name: string; readonly contents: string }>;
  readonly mail: () => Promise<unknown>;
}

function Paper({ name, read, mail }: PaperProps) {
  const t = usePhrases('orderDesk');
  const save = useMutation({
    mutationFn: async () => {
      const file = await read();
      const contents = bytesOf(file.contents);
      return window.obmena.saveFile({ kind: 'pdf', suggestedName: file.name, contents });
    },
    onSuccess: (outcome) => {
      if (outcome === 'saved') notify('success', t('fileSaved'));
      if (outcome === 'failed') notify('error', t('fileNotSaved'));
    },
  });
  const send = useMutation({
    mutationFn: mail,
    onSuccess: () => notify('success', t('mailed')),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin-order'] }),
  });
  return (
    <p className="cluster">
      <span>{name}</span>
      <Button
        aria-label={t('savePdfOf', { name })}
        busy={save.isPending}
        onClick={() => save.mutate()}
      >
        {t('savePdf')}
      </Button>
      <Button
        kind="quiet"
        aria-label={t('sendAgainOf', { name })}
        busy={send.isPending}
        onClick={() => send.mutate()}
      >
        {t('sendAgain')}
      </Button>
    </p>
  );
}
