import { phrases } from '../i18n/use-phrases.ts';
import { reportFailure } from './failures.ts';
import { notify } from './notify.ts';
import { queries } from './queries.ts';
import { playTone } from './scanner/sounds.ts';
import { chooseStation, stationOf } from './station.ts';
import { stationsQuery } from './stations.ts';

/** Makes this window the desk whose label was scanned; false where it was something else. */
export function becomeStation(text: string): boolean {
  const code = stationOf(text);
  if (code === null) return false;
  queries
    .query(stationsQuery)
    .then((all) => {
      const t = phrases('stations');
      const found = all.find((one) => one.code === code);
      playTone(found ? 'good' : 'wrong');
      if (!found) return notify('error', t('unknownStation', { code }));
      chooseStation(found.code);
      return notify('success', t('becameStation', { name: found.name }));
    })
    .catch(reportFailure);
  return true;
}
