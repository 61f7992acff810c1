import { useEffect, useRef } from 'react';
import { salePaths } from '#core/paths/sale-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useMoney, useShop } from '../../lib/shop.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { ConditionLabel } from '../../ui/condition.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import { Accessories } from './accessories.tsx';
import { useCartPage } from './cart-context.ts';
import { ChangeTrouble } from './change-trouble.tsx';
import { ChildList } from './child-list.tsx';
import { FreeDelivery } from './free-delivery.tsx';
import { OptionButton } from './option-button.tsx';
import { PackagePicture } from './package-picture.tsx';
import type { PackageData } from './package-query.ts';
import { useChooseOption } from './use-choose-option.ts';
import { usePictures } from '../../lib/use-pictures.ts';
import './added.css';

/** What was added, the way to the cart, and then what fits to it. */
export function AddedPackage({ data }: { readonly data: PackageData }) {
  const t = useText('cart');
  const { view } = useCartPage();
  const { package: item } = data;
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever pressed the button on the page before hears where they are now.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const pictureOf = usePictures([item]);
  return (
    <>
      <div className="card added">
        <h1 ref={title} tabIndex={-1} className="added-title">
          <Icon name="check" size={28} />
          {t('addedTitle')}
        </h1>
        <article className="added-what">
          <PackagePicture item={item} drawn={pictureOf(item)} />
          <div className="package-name">
            <p>
              <strong>{item.name}</strong>
              {item.quantity > 1 && ` ${t('times', { count: item.quantity })}`}
            </p>
            <ConditionLabel condition={item.condition} grade={item.grade} />
            <Price amount={item.net} size="medium" />
          </div>
        </article>
        <ChildList item={item} />
        <ChangeTrouble place={`package-${String(item.id)}`} />
        <FreeDelivery totals={view.totals} />
        <Onward />
      </div>
      <Services data={data} />
      <Accessories item={item} names={data.accessories} />
    </>
  );
}

function Onward() {
  const t = useText('cart');
  const money = useMoney();
  const { market } = useShop();
  const { view } = useCartPage();
  return (
    <div className="cart-bar added-bar">
      <p className="added-sum small soft">
        {t('inCart', { count: view.count, amount: money(view.totals.due) })}
      </p>
      <LinkButton kind="secondary" to="/">
        {t('goOn')}
      </LinkButton>
      <LinkButton to={salePaths(market).cart}>{t('toCart')}</LinkButton>
    </div>
  );
}

function Services({ data: { package: item, options } }: { readonly data: PackageData }) {
  const t = useText('cart');
  const { waiting } = useCartPage();
  const choose = useChooseOption(item);
  if (options.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="services">
      <h2 id="services">{t('services')}</h2>
      <ul className="options options-wide">
        {options.map((option) => (
          <li key={option.id}>
            <OptionButton
              option={option}
              quantity={item.quantity}
              isWaiting={waiting.includes(`package-${String(item.id)}-${option.code}`)}
              onChoose={() => choose(option)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
