import { useQuery } from '@tanstack/react-query';
import { SelectField } from '#ui/text-field.tsx';
import { usePhrases } from '../i18n/use-phrases.ts';
import { chooseStation, useStationCode } from '../lib/station.ts';
import { stationsQuery } from '../lib/stations.ts';

/** Which desk this window is; nothing where the shop has none. */
export function StationField() {
  const t = usePhrases('stations');
  const code = useStationCode();
  const { data } = useQuery(stationsQuery);
  if (!data || data.length === 0) return null;
  const isKnown = data.some((one) => one.code === code);
  return (
    <SelectField
      label={t('thisStation')}
      value={isKnown ? (code ?? '') : ''}
      onChange={({ target }) => chooseStation(target.value === '' ? null : target.value)}
    >
      <option value="">{t('noStation')}</option>
      {data.map((one) => (
        <option key={one.id} value={one.code}>
          {`${one.name} (${one.code})`}
        </option>
      ))}
    </SelectField>
  );
}
