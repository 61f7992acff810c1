import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { reportFailure } from '../../lib/failures.ts';
import { undoLast } from '../../lib/history.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { readAnew, type LandingPage } from './landing-pages.ts';

interface PageActsProps {
  readonly page: LandingPage;
  /** Whether something was typed that the preview would not show. */
  readonly isDirty: boolean;
  readonly onClose: () => void;
}

/** What is done with a stored page: looked at as customers will see it, or deleted; the history brings it back. */
export function PageActs({ page: { id, version, title, url }, isDirty, onClose }: PageActsProps) {
  const t = usePhrases('landingPages');
  const language = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const previewing = useMutation({
    mutationFn: () => client.post('admin-landing-page-preview', { params: { id }, body: {} }),
    meta: { silent: true },
    onSuccess: (link) => {
      window.open(link.url, '_blank', 'noopener');
      notify('info', t('previewOpened'));
    },
    onError: reportFailure,
  });
  const deleting = useMutation({
    mutationFn: () =>
      client.delete('admin-landing-page-delete', { params: { id }, query: { version } }),
    meta: { silent: true },
    onSuccess: async () => {
      notify('success', t('deleted'), { label: t('undo'), run: undoLast });
      onClose();
      await readAnew();
    },
    onError: reportFailure,
    onSettled: () => setAsked(false),
  });
  return (
    <>
      <p className="soft">
        {t('url')} {url}
      </p>
      <p className="part-actions">
        <Button disabled={isDirty} busy={previewing.isPending} onClick={() => previewing.mutate()}>
          {t('preview')}
        </Button>
        <Button kind="danger" onClick={() => setAsked(true)}>
          {t('delete')}
        </Button>
      </p>
      {isDirty && <p className="soft">{t('saveFirst')}</p>}
      {isAsked && (
        <ConfirmDialog
          title={t('deleteTitle', { name: title[language] })}
          lead={t('deleteLead')}
          confirm={t('delete')}
          isDangerous
          busy={deleting.isPending}
          onConfirm={() => deleting.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
