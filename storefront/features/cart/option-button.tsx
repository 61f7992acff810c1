import { bindWords } from '#core/shared/bind-words.ts';
import { useText } from '../../i18n/text.ts';
import { useMoney, useShop } from '../../lib/shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Option } from './package-query.ts';
import './option.css';

interface OptionButtonProps {
  readonly option: Option;
  /** Pieces of the product; each of them gets its own. */
  readonly quantity: number;
  readonly isWaiting: boolean;
  readonly onChoose: () => void;
}

/** A service that one press adds and another takes away. */
export function OptionButton({ option, quantity, isWaiting, onChoose }: OptionButtonProps) {
  const t = useText('cart');
  const money = useMoney();
  const { language } = useShop();
  const { name, text, price, isChosen } = option;
  return (
    <button
      type="button"
      className="option"
      aria-pressed={isChosen}
      aria-busy={isWaiting}
      onClick={isWaiting ? undefined : onChoose}
    >
      <span className="option-box" aria-hidden="true">
        {isChosen && <Icon name="check" size={18} />}
      </span>
      <span className="option-text">
        <strong>{name}</strong>
        <span className="small soft">{bindWords(text, language)}</span>
      </span>
      <span className="option-price">
        <strong>{money(price)}</strong>
        {quantity > 1 && <span className="small soft">{t('each')}</span>}
      </span>
    </button>
  );
}
