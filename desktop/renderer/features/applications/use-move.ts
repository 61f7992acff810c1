import { useMutation } from '@tanstack/react-query';
import type { ApplicationStatus } from '#core/careers/application-status.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { readAnew, type Application } from './applications.ts';

/** Says without a mail what has become of an application; a slip is taken back where there is a way back. */
export function useMove({ id, status: from }: Pick<Application, 'id' | 'status'>) {
  const t = usePhrases('applications');
  const send = (body: { readonly from: ApplicationStatus; readonly to: ApplicationStatus }) =>
    client.post('admin-job-application-move', { params: { id }, body });
  const back = (to: ApplicationStatus) =>
    send({ from: to, to: from }).catch(reportFailure).then(readAnew);
  return useMutation({
    mutationFn: (to: ApplicationStatus) => send({ from, to }),
    onSuccess: ({ status, moves }) => {
      const undo = { label: t('undo'), run: () => back(status) };
      const said = t('moved', { state: t(`state_${status}`) });
      notify('success', said, moves.includes(from) ? undo : null);
    },
    onSettled: readAnew,
  });
}
