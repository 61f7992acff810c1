import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { apiKeyScopes } from '#core/integrations/api-key.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { StatusDot } from '../../ui/states.tsx';
import { refreshKeys, type ApiKey } from './api-keys.ts';

const columns = ['name', 'scopes', 'made', 'expires', 'used', 'state', 'actions'] as const;
const tones = { valid: 'success', expired: 'warning', ended: 'neutral' } as const;

/** Every key with what it may do. */
export function ApiKeyTable({ keys }: { readonly keys: readonly ApiKey[] }) {
  const t = usePhrases('apiKeys');
  const [ending, setEnding] = useState<ApiKey | null>(null);
  const end = useMutation({
    mutationFn: (id: number) => client.post('api-key-end', { params: { id }, body: {} }),
    onSuccess: () => {
      notify('success', t('ended'));
      setEnding(null);
    },
    onSettled: refreshKeys,
  });
  return (
    <>
      <table className="plain-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`column_${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((one) => (
            <KeyRow key={one.id} row={one} onEnd={() => setEnding(one)} />
          ))}
        </tbody>
      </table>
      {ending && (
        <ConfirmDialog
          title={t('endTitle', { name: ending.name })}
          lead={t('endLead')}
          confirm={t('end')}
          isDangerous
          busy={end.isPending}
          onConfirm={() => end.mutate(ending.id)}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  );
}

function KeyRow({ row, onEnd }: { readonly row: ApiKey; readonly onEnd: () => void }) {
  const t = usePhrases('apiKeys');
  const may = usePhrases('permissions');
  const moment = useMoment();
  const { name, prefix, scopes, madeBy, madeAt, expiresAt, lastUsedAt, state } = row;
  return (
    <tr>
      <th scope="row">
        {name}
        <div className="soft">
          <code>{`obm_${prefix}_…`}</code>
        </div>
      </th>
      <td>
        <ul className="api-key-scopes">
          {apiKeyScopes
            .filter((scope) => scopes.includes(scope))
            .map((scope) => (
              <li key={scope}>{may(scope)}</li>
            ))}
        </ul>
      </td>
      <td>
        {moment(madeAt)}
        <div className="soft">{madeBy}</div>
      </td>
      <td>{moment(expiresAt)}</td>
      <td>{lastUsedAt === null ? t('never') : moment(lastUsedAt)}</td>
      <td>
        <StatusDot tone={tones[state]}>{t(`state_${state}`)}</StatusDot>
      </td>
      <td>
        {state === 'valid' && (
          <Button aria-label={t('endOf', { name })} onClick={onEnd}>
            {t('end')}
          </Button>
        )}
      </td>
    </tr>
  );
}
