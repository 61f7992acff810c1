import { useQuery } from '@tanstack/react-query';
import { numbers } from '#core/settings/number-resource.ts';
import { numberRules, shopNumbers } from '#core/settings/shop-numbers.ts';
import { useLanguage, usePhrases, useResourceWords } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useLiveQueries } from '../../lib/live.ts';
import '../../ui/plain-table.css';
import { ResourceList } from '../../ui/resource/resource-list.tsx';
import './shop-settings.css';

const numbersKey = ['admin-shop-number-list'];

/** Numbers that the shop sets otherwise than usual, below what all of them change and are now. */
export const NumbersScreen = () => <ResourceList resource={numbers} lead={<AllNumbers />} />;

function AllNumbers() {
  const t = usePhrases('shopNumbers');
  const language = useLanguage();
  const words = useResourceWords(numbers.table);
  useLiveQueries(numbers.table, numbersKey);
  const { data } = useQuery({
    queryKey: numbersKey,
    queryFn: ({ signal }) =>
      client.get('admin-shop-number-list', { query: { limit: 100 } }, { signal }),
  });
  const say = (amount: number) => amount.toLocaleString(language);
  const nameOf = (setting: string) => words.choices?.['setting']?.[setting] ?? setting;
  const sorted = shopNumbers.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), language));
  return (
    <details className="shop-readiness" open>
      <summary>{t('all')}</summary>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{words.columns['setting']}</th>
            <th scope="col">{t('now')}</th>
            <th scope="col">{t('usual')}</th>
            <th scope="col">{t('bounds')}</th>
            <th scope="col">{t('changes')}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((setting) => {
            const { usual, min, max } = numberRules[setting];
            const kept = data?.results.find((row) => row.setting === setting);
            return (
              <tr key={setting}>
                <th scope="row">{nameOf(setting)}</th>
                <td>{data && <b>{say(kept?.amount ?? usual)}</b>}</td>
                <td>{say(usual)}</td>
                <td>{t('fromTo', { min: say(min), max: say(max) })}</td>
                <td>{t(setting)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
