import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { reportFailure } from '../../lib/failures.ts';
import { undoLast } from '../../lib/history.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { readAnew, type Job } from './jobs.ts';

interface DeleteJobProps {
  readonly job: Job;
  readonly onClose: () => void;
}

/** Deletes an offer that nobody has applied for; the history brings it back. */
export function DeleteJob({ job: { id, version, title }, onClose }: DeleteJobProps) {
  const t = usePhrases('jobs');
  const language = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const deleting = useMutation({
    mutationFn: () =>
      client.delete('admin-job-offer-delete', { params: { id }, query: { version } }),
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
      <Button kind="danger" onClick={() => setAsked(true)}>
        {t('delete')}
      </Button>
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
