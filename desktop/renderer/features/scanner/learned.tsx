import { useMutation } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { keepScanner, useScannerSettings } from '../../lib/scanner/scanner-settings.ts';
import { useStation } from '../../lib/station.ts';
import { stationsQuery } from '../../lib/stations.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';

/** How this window understands its scanner, and where that comes from. */
export function Learned() {
  const t = usePhrases('scannerSetup');
  const { settings, isOwn } = useScannerSettings();
  const station = useStation();
  const from = isOwn ? 'ownSettings' : station ? 'stationSettings' : 'plainSettings';
  return (
    <section aria-label={t('settings')}>
      <h2>{t('settings')}</h2>
      <p>{t(from, { name: station?.name ?? '' })}</p>
      <dl className="scanner-settings">
        <dt>{t('keys')}</dt>
        <dd>{t(`keys_${settings.keys}`)}</dd>
        <dt>{t('prefix')}</dt>
        <dd>{settings.prefix === '' ? t('noPrefix') : settings.prefix}</dd>
        <dt>{t('suffix')}</dt>
        <dd>{t(`suffix_${suffixName(settings.suffix)}`)}</dd>
      </dl>
      {isOwn && (
        <div className="station-tools">
          <ForStation />
          <Button onClick={() => keepScanner(null)}>{t('forget')}</Button>
        </div>
      )}
    </section>
  );
}

const suffixName = (suffix: string | null): 'Enter' | 'Tab' | 'none' =>
  suffix === 'Enter' || suffix === 'Tab' ? suffix : 'none';

/** Supervisors keep at the station what was learned here, for every window that becomes it. */
function ForStation() {
  const t = usePhrases('scannerSetup');
  const { settings } = useScannerSettings();
  const station = useStation();
  const isSupervisor = usePermission('warehouse.manage');
  const save = useMutation({
    mutationFn: ({ id, version }: { readonly id: number; readonly version: number }) => {
      const suffix = suffixName(settings.suffix);
      const body = {
        scannerKeys: settings.keys,
        scannerSuffix: suffix === 'none' ? null : suffix,
        scannerPrefix: settings.prefix === '' ? null : settings.prefix,
        version,
      };
      return client.patch('station-update', { params: { id }, body });
    },
    onSuccess: () => {
      keepScanner(null);
      notify('success', t('keptAtStation'));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: stationsQuery.queryKey }),
  });
  if (!isSupervisor || !station) return null;
  return (
    <Button busy={save.isPending} onClick={() => save.mutate(station)}>
      {t('keepAtStation', { name: station.name })}
    </Button>
  );
}
