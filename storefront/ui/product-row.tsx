import { useId, useRef, type ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import type { ProductCardData } from '../lib/product-card-data.ts';
import { Icon } from './icon.tsx';
import { ProductCard } from './product-card.tsx';
import './product-row.css';

interface ProductRowProps {
  readonly heading: string;
  readonly cards: readonly ProductCardData[];
  /** A link to all of them, beside the heading. */
  readonly more?: ReactNode;
}

/** Part of the row's width that a press of an arrow moves by: the last card seen stays in sight. */
const step = 0.8;

/** Products side by side, moved by a finger, a wheel, the arrow buttons or the keyboard. */
export function ProductRow({ heading, cards, more }: ProductRowProps) {
  const t = useText('productCard');
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  if (cards.length === 0) return null;
  const move = (direction: 1 | -1) => {
    const row = list.current;
    row?.scrollBy({ left: direction * row.clientWidth * step, behavior: 'smooth' });
  };
  return (
    <section className="product-row" aria-labelledby={id}>
      <div className="product-row-head">
        <h2 id={id}>{heading}</h2>
        {more}
        <div className="product-row-arrows">
          <button type="button" aria-label={t('rowBack')} onClick={() => move(-1)}>
            <Icon name="chevron" size={20} />
          </button>
          <button type="button" aria-label={t('rowForward')} onClick={() => move(1)}>
            <Icon name="chevron" size={20} />
          </button>
        </div>
      </div>
      <ul className="product-row-list" ref={list}>
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
