import { bindWords } from '#core/shared/bind-words.ts';
import { useText } from '../../i18n/text.ts';
import { useMoney, useShop } from '../../lib/shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Price } from '../../ui/price.tsx';
import { InPlaceLink } from './in-place-link.tsx';
import type { ChosenExtra, Selection } from './selection.ts';
import { useProductLinks } from './use-product-links.ts';

interface ExtrasProps {
  readonly seoName: string;
  readonly selection: Selection;
}

/** Insurance, warranty and protection. Each is a link to the page with it or without it. */
export function Extras({ seoName, selection: { extras, dropped } }: ExtrasProps) {
  const t = useText('product');
  const { withExtras } = useProductLinks(seoName);
  if (extras.length === 0 && dropped.length === 0) return null;
  const chosen = extras.filter(({ isChosen }) => isChosen).map(({ code }) => code);
  const names = dropped.map((name) => name ?? t('anotherExtra')).join(', ');
  const toggled = ({ code, isChosen }: ChosenExtra) =>
    withExtras(isChosen ? chosen.filter((each) => each !== code) : [...chosen, code]);
  return (
    <section className="detail-choice" aria-labelledby="extras">
      <h2 className="detail-choice-name" id="extras">
        {t('extras')}
      </h2>
      {dropped.length > 0 && (
        <Notice type="info">{t('extrasDropped', { count: dropped.length, names })}</Notice>
      )}
      <ul className="extras">
        {extras.map((extra) => (
          <li key={extra.code}>
            <InPlaceLink
              to={toggled(extra)}
              className={extra.isChosen ? 'extra extra-on' : 'extra'}
            >
              <ExtraText extra={extra} />
            </InPlaceLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ExtraText({ extra: { isChosen, name, text, price } }: { readonly extra: ChosenExtra }) {
  const t = useText('product');
  const money = useMoney();
  const { language } = useShop();
  return (
    <>
      <span className="extra-box" aria-hidden="true">
        {isChosen && <Icon name="check" size={18} />}
      </span>
      <span className="extra-text">
        <strong>{name}</strong>
        <span className="small soft">{bindWords(text, language)}</span>
        <span className="visually-hidden">
          {isChosen ? t('extraRemove', { name }) : t('extraAdd', { name, price: money(price) })}
        </span>
      </span>
      <Price amount={price} />
    </>
  );
}
