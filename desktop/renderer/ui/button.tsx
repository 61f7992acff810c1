import type { ReactNode } from 'react';
import { PlainButton, type ButtonKind, type PlainButtonProps } from '#ui/button.tsx';
import { Icon, type IconName } from './icon.tsx';
import './button.css';

interface ButtonProps extends Omit<PlainButtonProps, 'kind'> {
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  /** Keys that do the same, such as `Ctrl+S`; shown in the tooltip. */
  readonly keys?: string;
}

/** The back office's button: one of many unless its kind says otherwise. */
export function Button({ kind = 'secondary', icon, keys, children, ...rest }: ButtonProps) {
  const title = [rest.title, keys && `(${keys})`].filter(Boolean).join(' ');
  return (
    <PlainButton {...rest} kind={kind} {...(title === '' ? {} : { title })}>
      {icon && <Icon name={icon} />}
      {children}
    </PlainButton>
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
