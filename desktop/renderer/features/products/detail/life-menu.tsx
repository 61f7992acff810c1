import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import { reportFailure } from '../../../lib/failures.ts';
import { useLiveQueries } from '../../../lib/live.ts';
import { notify } from '../../../lib/notify.ts';
import { usePermission } from '../../../lib/use-permission.ts';
import { Menu } from '../../../ui/menu.tsx';
import { StatusDot } from '../../../ui/states.tsx';
import type { Life, LifeAct } from './run-act.ts';

// Most look at a product without doing any of it.
const LifeDialog = lazy(async () => ({
  default: (await import('./life-dialog.tsx')).LifeDialog,
}));

const tones = {
  draft: 'warning',
  published: 'success',
  retired: 'neutral',
  merged: 'neutral',
} as const;

/** Where the product stands, and what can be done with it as a whole. */
export function LifeMenu({ id }: { readonly id: number }) {
  const t = usePhrases('productLife');
  const mayEdit = usePermission('catalogue.edit');
  const [act, setAct] = useState<LifeAct | null>(null);
  const queryKey = ['variant-life', id];
  useLiveQueries('master_products', queryKey);
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      client.get('admin-variant-life', { params: { masterProductId: id } }, { signal }),
  });
  if (!data) return null;
  const acts = mayEdit ? actsOf(data) : [];
  const items = [
    { label: t('previewItem'), run: () => void preview(id, t('previewOpened')) },
    ...acts.map((each) => ({
      label: t(`${each}Item`),
      isDangerous: each === 'retire' || each === 'merge',
      run: () => setAct(each),
    })),
  ];
  const name = data.mergedInto?.name ?? '';
  return (
    <>
      <StatusDot tone={tones[data.life]}>{t(`state_${data.life}`, { name })}</StatusDot>
      <Menu label={t('menu')} items={items} />
      {act !== null && (
        <Suspense>
          <LifeDialog act={act} life={data} onClose={() => setAct(null)} />
        </Suspense>
      )}
    </>
  );
}

const actsOf = ({ life, moves }: Life): readonly LifeAct[] =>
  life === 'merged' ? [] : [...moves, 'copy_variant', 'copy_family', 'merge'];

/** The page as it would be, in the person's own browser. */
async function preview(masterProductId: number, said: string): Promise<void> {
  try {
    const { url } = await client.post('admin-variant-preview', {
      params: { masterProductId },
      body: {},
    });
    window.open(url, '_blank', 'noopener');
    notify('info', said);
  } catch (error) {
    reportFailure(error);
  }
}
