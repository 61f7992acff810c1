import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { EnrolApp } from './enrol-app.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Factor = Reply<Endpoints['auth-factors']>['factors'][number];
const queryKey = ['auth-factors'] as const;

/** What is asked for by the password before it is done. */
type Wish =
  | { readonly kind: 'add' }
  | { readonly kind: 'codes' }
  | { readonly kind: 'remove'; readonly id: number }
  | { readonly kind: 'enrol'; readonly password: string }
  | { readonly kind: 'shown'; readonly codes: readonly string[] };

/** One's own second factors: seeing, adding and removing them, and new recovery codes. */
export function OwnFactors() {
  const t = usePhrases('security');
  const [wish, setWish] = useState<Wish | null>(null);
  const { data, isError, error, refetch } = useQuery({
    queryKey,
    staleTime: 0,
    queryFn: ({ signal }) => client.get('auth-factors', {}, { signal }),
  });
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton lines={3} />;
  const hasFactor = data.factors.length > 0;
  return (
    <section className="security-part" aria-labelledby="own-factors">
      <h3 id="own-factors">{t('factors')}</h3>
      {data.isDemanded && <p className="soft">{t('demanded')}</p>}
      {hasFactor ? (
        <FactorTable factors={data.factors} onRemove={(id) => setWish({ kind: 'remove', id })} />
      ) : (
        <p>{t('factorsNone')}</p>
      )}
      {hasFactor && <p>{t('codesLeft', { count: data.recoveryCodesLeft })}</p>}
      {wish === null ? (
        <div className="entrance-people">
          <Button kind="primary" onClick={() => setWish({ kind: 'add' })}>
            {t('addApp')}
          </Button>
          {hasFactor && <Button onClick={() => setWish({ kind: 'codes' })}>{t('newCodes')}</Button>}
        </div>
      ) : (
        <GrantedWish wish={wish} onWish={setWish} />
      )}
      <p className="soft">{t('passkeyNote')}</p>
    </section>
  );
}

interface GrantedWishProps {
  readonly wish: Wish;
  readonly onWish: (wish: Wish | null) => void;
}

/** The password, and then what it was asked for. */
function GrantedWish({ wish, onWish }: GrantedWishProps) {
  const t = usePhrases('security');
  const done = (said: string | null) => {
    if (said !== null) notify('success', said);
    onWish(null);
    void queries.invalidateQueries({ queryKey });
    void queries.invalidateQueries({ queryKey: ['auth-sessions'] });
  };
  if (wish.kind === 'shown') return <RecoveryCodes codes={wish.codes} onSaved={() => done(null)} />;
  if (wish.kind === 'enrol') {
    return <EnrolApp password={wish.password} onDone={() => done(t('appAdded'))} />;
  }
  const grant = async (password: string): Promise<void> => {
    if (wish.kind === 'add') {
      onWish({ kind: 'enrol', password });
    } else if (wish.kind === 'codes') {
      const { recoveryCodes } = await client.post('auth-recovery-codes', { body: { password } });
      onWish({ kind: 'shown', codes: recoveryCodes });
    } else {
      await client.post('auth-factor-remove', { body: { id: wish.id, password } });
      done(t('removed'));
    }
  };
  return <PasswordStep onProve={grant} onCancel={() => onWish(null)} />;
}

interface FactorTableProps {
  readonly factors: readonly Factor[];
  readonly onRemove: (id: number) => void;
}

function FactorTable({ factors, onRemove }: FactorTableProps) {
  const t = usePhrases('security');
  const moment = useMoment();
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">{t('kind')}</th>
          <th scope="col">{t('added')}</th>
          <th scope="col">{t('lastUsed')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {factors.map(({ id, kind, name, createdAt, lastUsedAt }) => (
          <tr key={id}>
            <th scope="row">
              {t(`kind_${kind}`)} {name}
            </th>
            <td>{moment(createdAt)}</td>
            <td>{lastUsedAt === null ? t('neverUsed') : moment(lastUsedAt)}</td>
            <td>
              <Button onClick={() => onRemove(id)}>{t('remove')}</Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
