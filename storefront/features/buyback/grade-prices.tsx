import type { AppraisalResults } from '#core/buyback/appraisal.ts';
import { gradeRank } from '#core/buyback/grade.ts';
import { useText } from '../../i18n/text.ts';
import { GradeBadge } from '../../ui/grade-badge.tsx';
import { Price } from '../../ui/price.tsx';

/** The whole price list of the device, so that nobody has to answer to see it. */
export function GradePrices({ results }: { readonly results: AppraisalResults }) {
  const t = useText('questionnaire');
  const rows = Object.values(results).toSorted(
    (a, b) => gradeRank(a.quality) - gradeRank(b.quality),
  );
  return (
    <section className="stack" aria-labelledby="grade-prices">
      <div>
        <h2 id="grade-prices">{t('gradesTitle')}</h2>
        <p className="small soft">{t('gradesNote')}</p>
      </div>
      <ul className="grade-prices">
        {rows.map(({ quality, price }) => (
          <li key={quality}>
            <GradeBadge grade={quality} />
            {price === 0 ? <span>{t('recycledTitle')}</span> : <Price amount={price} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
