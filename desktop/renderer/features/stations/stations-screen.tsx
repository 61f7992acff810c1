import { useState } from 'react';
import { Link } from 'react-router';
import { stations } from '#core/warehouse/station-resource.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import type { SelectedRows } from '../../ui/grid/grid-types.ts';
import { LabelButton } from '../../ui/label-buttons.tsx';
import { ResourceList } from '../../ui/resource/resource-list.tsx';
import { BadgeWindows } from './badge-windows.tsx';
import { CratesDialog } from './crates-dialog.tsx';

/** Desks and carts with their scanners and printers, and what is printed for them: labels, command cards, crates. */
export function StationsScreen() {
  const t = usePhrases('stations');
  const badges = usePhrases('badges');
  const [asked, setAsked] = useState<'crates' | 'badges' | null>(null);
  const isSupervisor = usePermission('warehouse.manage');
  const lead = (
    <div className="station-tools station-lead">
      <p className="soft">{t('lead')}</p>
      <LabelButton label={t('commandCards')} kind="commands" ids={[]} />
      <Link to="/scanner">{t('setUpScanner')}</Link>
      {isSupervisor && <Button onClick={() => setAsked('crates')}>{t('crates')}</Button>}
      {isSupervisor && <Button onClick={() => setAsked('badges')}>{badges('windows')}</Button>}
    </div>
  );
  return (
    <>
      <ResourceList resource={stations} lead={lead} actions={stationLabels} />
      {asked === 'badges' && <BadgeWindows onClose={() => setAsked(null)} />}
      {asked === 'crates' && <CratesDialog onClose={() => setAsked(null)} />}
    </>
  );
}

const stationLabels = (rows: SelectedRows) => <StationLabels rows={rows} />;

function StationLabels({ rows: { selection, count } }: { readonly rows: SelectedRows }) {
  const t = usePhrases('stations');
  // Labels are printed for rows that were ticked one by one: nobody wants a thousand by one press.
  if (count === 0 || selection.all) return null;
  return <LabelButton label={t('labels')} kind="station" ids={[...selection.ids]} />;
}
