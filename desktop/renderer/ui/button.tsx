import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './button.css';

type Kind = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: Kind;
  readonly icon?: IconName;
  /** A change is under way: pressing again does nothing, the focus stays. */
  readonly busy?: boolean;
  /** Keys that do the same, such as `Ctrl+S`; shown in the tooltip. */
  readonly keys?: string;
}

export function Button({
  kind = 'secondary',
  icon,
  busy = false,
  keys,
  children,
  ...rest
}: ButtonProps) {
  const title = [rest.title, keys && `(${keys})`].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      {...rest}
      {...(title === '' ? {} : { title })}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: undefined } : {})}
      className={['button', `button-${kind}`, rest.className].filter(Boolean).join(' ')}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  readonly icon: IconName;
  /** The name that is read out and shown in the tooltip. */
  readonly label: string;
}

export const IconButton = ({ icon, label, keys, ...rest }: IconButtonProps) => (
  <Button
    kind="quiet"
    title={label}
    {...rest}
    {...(keys ? { keys } : {})}
    aria-label={label}
    className="icon-button"
  >
    <Icon name={icon} />
  </Button>
);

/** Keys as they are printed on the keyboard. */
export const Keys = ({ children }: { readonly children: ReactNode }) => (
  <kbd className="keys">{children}</kbd>
);
