import { useShop } from '../lib/shop.tsx';
import { LinkButton } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import './empty-list.css';

interface EmptyListProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** What leads to something to fill it with. */
  readonly action: string;
}

/** A list of the visitor's that holds nothing yet, and what to do about it. */
export function EmptyList({ icon, title, text, action }: EmptyListProps) {
  const first = useShop().menu[0];
  return (
    <div className="empty-list">
      <Icon name={icon} size={40} />
      <h2>{title}</h2>
      <p className="measure soft">{text}</p>
      <LinkButton to={first?.urlPath ?? '/'}>{action}</LinkButton>
    </div>
  );
}
