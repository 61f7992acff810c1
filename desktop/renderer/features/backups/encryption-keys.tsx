import { useMutation, useQuery } from '@tanstack/react-query';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';

type Key = Reply<Endpoints['encryption-key-list']>['results'][number];

const columns = ['key', 'since', 'found', 'keyState'] as const;

/** Which keys personal data are encrypted with, and which may be taken away. */
export function EncryptionKeys() {
  const t = usePhrases('backups');
  const keys = useQuery({
    queryKey: ['encryption-keys'],
    staleTime: 0,
    queryFn: ({ signal }) => client.get('encryption-key-list', {}, { signal }),
  });
  const rotate = useMutation({
    mutationFn: () => client.post('encryption-keys-rotate', { body: {} }),
    onSuccess: () => notify('success', t('rotated')),
  });
  const rows = keys.data?.results ?? [];
  return (
    <section aria-labelledby="encryption-keys">
      <h2 id="encryption-keys">{t('keys')}</h2>
      <p className="soft">{t('keysLead')}</p>
      {keys.isError && <ErrorState error={keys.error} onRetry={() => void keys.refetch()} />}
      {keys.isPending && <Skeleton lines={2} />}
      {rows.length > 0 && (
        <table className="plain-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <KeyRow key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      )}
      {rows.length > 1 && (
        <Button busy={rotate.isPending} onClick={() => rotate.mutate()}>
          {t('rotate')}
        </Button>
      )}
    </section>
  );
}

function KeyRow({ row }: { readonly row: Key }) {
  const t = usePhrases('backups');
  const moment = useMoment();
  const { isEncrypting, makesDigests, isRetired, found } = row;
  const isOld = !isEncrypting && !makesDigests;
  const uses = [
    isEncrypting && t('keyEncrypts'),
    makesDigests && t('keyDigests'),
    isOld && t(isRetired ? 'keyRetired' : 'keyNeeded'),
  ];
  return (
    <tr>
      <th scope="row">
        <code>{row.id}</code>
      </th>
      <td>{moment(row.firstUsedAt)}</td>
      <td className="amount">{found ?? t('notChecked')}</td>
      <td>{uses.filter((use) => use !== false).join(', ')}</td>
    </tr>
  );
}
