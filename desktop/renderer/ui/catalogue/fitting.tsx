import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mostFitting } from '#core/catalog/most-fitting.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { reportFailure } from '../../lib/failures.ts';
import { useLiveQueries } from '../../lib/live.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { Button } from '../button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../states.tsx';
import { FindFamilies } from './find-families.tsx';
import { FittingList } from './fitting-list.tsx';
import './screen-part.css';

type Said = Reply<Endpoints['admin-accessories']>;

interface FittingProps {
  readonly familyId: number;
  readonly mayEdit: boolean;
}

/** Accessories that fit a family, in the order of its page; at an accessory the devices it is made for. */
export function Fitting({ familyId, mayEdit }: FittingProps) {
  const language = useLanguage();
  const queryKey = ['fitting', familyId, language];
  useLiveQueries('accessory_fits', queryKey);
  const said = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      client.get('admin-accessories', { params: { metaMasterId: familyId } }, { signal }),
  });
  if (said.isError) return <ErrorState error={said.error} onRetry={() => void said.refetch()} />;
  if (!said.data) return <Skeleton lines={4} />;
  const key = [said.data.version, ...said.data.families.map(({ id }) => id)].join(' ');
  return <Chosen key={key} said={said.data} mayEdit={mayEdit} />;
}

function Chosen({ said, mayEdit }: { readonly said: Said; readonly mayEdit: boolean }) {
  const t = usePhrases('fitting');
  const save = usePhrases('rowPanel')('save');
  const [families, setFamilies] = useState<Said['families']>(said.families);
  const ids = families.map(({ id }) => id);
  const saving = useSaving(said, ids);
  const isOther = ids.join() !== said.families.map(({ id }) => id).join();
  const title = said.of === 'accessory' ? t('accessories') : t('devices');
  return (
    <section className="screen-part" aria-label={title}>
      <h3>{title}</h3>
      <p className="soft">{said.of === 'accessory' ? t('accessoriesLead') : t('devicesLead')}</p>
      {families.length === 0 && <EmptyState title={t(`none_${said.of}`)} />}
      <FittingList
        families={families}
        mayEdit={mayEdit}
        isOrdered={said.of === 'accessory'}
        onChange={setFamilies}
      />
      {mayEdit && (
        <>
          <Button
            kind="primary"
            busy={saving.isPending}
            disabled={!isOther}
            onClick={() => saving.mutate()}
          >
            {save}
          </Button>
          {families.length < mostFitting && (
            <FindFamilies
              label={t(`find_${said.of}`)}
              except={said.metaMasterId}
              of={said.of}
              without={ids}
              chosen={null}
              onChoose={({ id, name, seoName }) =>
                setFamilies([...families, { id, name, seoName }])
              }
            />
          )}
        </>
      )}
    </section>
  );
}

function useSaving({ metaMasterId, version }: Said, ids: readonly number[]) {
  const t = usePhrases('rowPanel');
  return useMutation({
    mutationFn: () =>
      client.patch('admin-accessories-set', {
        params: { metaMasterId },
        body: { version, families: [...ids] },
      }),
    meta: { silent: true },
    onSuccess: () => notify('success', t('saved')),
    onError: reportFailure,
    // Also where somebody was faster: theirs is shown then.
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['fitting'] });
      void queries.invalidateQueries({ queryKey: ['meta-master', metaMasterId] });
    },
  });
}
