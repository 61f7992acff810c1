import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useClient } from '../../lib/shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CartPackage } from './cart-changes.ts';
import { useCartPage } from './cart-context.ts';
import { OptionButton } from './option-button.tsx';
import { packageQuery } from './package-query.ts';
import { useChooseOption } from './use-choose-option.ts';
import './option.css';

/** Insurance, warranty and protection, asked for when somebody wants to see them. */
export function PackageOptions({ item }: { readonly item: CartPackage }) {
  const t = useText('cart');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="shield" size={20} />
        <span>{t('options')}</span>
        <Icon name="chevron" size={18} />
      </summary>
      {isOpen && <Options item={item} />}
    </details>
  );
}

function Options({ item }: { readonly item: CartPackage }) {
  const t = useText('cart');
  const { waiting } = useCartPage();
  const { data, isError, refetch } = useQuery(packageQuery(useClient(), item.id));
  const choose = useChooseOption(item);
  if (isError) return <LoadFailed message={t('optionsFailed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton bars={3} />;
  if (data.options.length === 0) return <p className="small soft">{t('noOptions')}</p>;
  return (
    <ul className="options">
      {data.options.map((option) => (
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
  );
}
