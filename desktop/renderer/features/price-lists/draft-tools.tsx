import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { offerUndo } from '../../lib/undo.ts';
import { Button } from '../../ui/button.tsx';
import { saveCsv } from '../../ui/csv-import/save-csv.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ImportPrices } from './import-prices.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { Draft } from './use-draft.ts';

interface DraftToolsProps {
  readonly draft: Draft;
  readonly mayWrite: boolean;
}

/** What can be done with a whole draft. */
export function DraftTools({ draft, mayWrite }: DraftToolsProps) {
  const t = usePhrases('priceLists');
  const [open, setOpen] = useState<'import' | 'publish' | 'discard' | null>(null);
  const { id, version } = draft;
  const close = () => setOpen(null);
  const discarding = useMutation({
    mutationFn: () => client.post('price-draft-discard', { params: { id }, body: { version } }),
    onSuccess: ({ changeSetId }) => offerUndo(changeSetId, t('discarded')),
    onSettled: close,
  });
  const exportDraft = () =>
    void saveCsv(() => client.get('price-draft-export', { params: { id } }));
  return (
    <div className="draft-tools">
      <Button icon="download" onClick={exportDraft}>
        {t('export')}
      </Button>
      {mayWrite && (
        <>
          <Button icon="upload" onClick={() => setOpen('import')}>
            {t('import')}
          </Button>
          <Button kind="danger" onClick={() => setOpen('discard')}>
            {t('discard')}
          </Button>
          <Button kind="primary" onClick={() => setOpen('publish')}>
            {t('publish')}
          </Button>
        </>
      )}
      {open === 'import' && <ImportPrices draftId={id} onClose={close} />}
      {open === 'publish' && <PublishDialog draft={draft} onClose={close} />}
      {open === 'discard' && (
        <ConfirmDialog
          title={t('discardTitle')}
          lead={t('discardLead')}
          confirm={t('discard')}
          isDangerous
          busy={discarding.isPending}
          onConfirm={() => discarding.mutate()}
          onClose={close}
        />
      )}
    </div>
  );
}
