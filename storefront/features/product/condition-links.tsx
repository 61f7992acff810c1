import { useText } from '../../i18n/text.ts';
import { useMoney } from '../../lib/shop.tsx';
import { Notice } from '../../ui/notice.tsx';
import { GradeGuide } from './grade-guide.tsx';
import { InPlaceLink } from './in-place-link.tsx';
import type { Product } from './product-query.ts';
import { conditionsOf, type Selection } from './selection.ts';
import { useProductLinks } from './use-product-links.ts';

const words = {
  new: { name: 'conditionNew', text: 'conditionNewText' },
  nearly_new: { name: 'conditionNearlyNew', text: 'conditionNearlyNewText' },
  used: { name: 'conditionUsed', text: 'conditionUsedText' },
} as const;

interface ConditionLinksProps {
  readonly product: Product;
  readonly selection: Selection;
}

/** New, nearly new and used side by side, with the lowest price of each and what it means. */
export function ConditionLinks({ product, selection }: ConditionLinksProps) {
  const t = useText('product');
  const say = useText('productCard');
  const money = useMoney();
  const { toCondition } = useProductLinks(product.seoName);
  return (
    <nav className="detail-choice" aria-label={t('condition')}>
      <p className="detail-choice-name">{t('condition')}</p>
      {selection.isConditionGone && <Notice type="info">{t('conditionGone')}</Notice>}
      <ul className="condition-links">
        {conditionsOf(product).map(({ condition, offers }) => {
          const cheapest = money(offers[0]?.price ?? 0);
          return (
            <li key={condition}>
              <InPlaceLink
                to={toCondition(condition)}
                className="condition-link"
                aria-current={condition === selection.condition ? 'true' : undefined}
              >
                <strong>{say(words[condition].name)}</strong>
                <span className="price">
                  {offers.length > 1 ? t('from', { price: cheapest }) : cheapest}
                </span>
                {offers.length > 1 && (
                  <span className="small soft">{t('pieces', { count: offers.length })}</span>
                )}
              </InPlaceLink>
            </li>
          );
        })}
      </ul>
      <p className="small soft">{say(words[selection.condition].text)}</p>
      <GradeGuide />
    </nav>
  );
}
