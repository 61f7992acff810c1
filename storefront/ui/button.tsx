import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import './button.css';

type Kind = 'primary' | 'secondary' | 'quiet';

interface Look {
  readonly kind?: Kind;
  readonly wide?: boolean;
}

const classes = ({ kind = 'primary', wide = false }: Look, more = ''): string =>
  ['button', `button-${kind}`, wide ? 'button-wide' : '', more].filter(Boolean).join(' ');

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** A change is under way: pressing again does nothing, the focus stays. */
  readonly busy?: boolean;
}

export function Button({ kind, wide, busy = false, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: undefined } : {})}
      className={classes({ kind: kind ?? 'primary', wide: wide ?? false }, className)}
    />
  );
}

/** A link that looks like a button, because it leads to the next step. */
export function LinkButton({ kind, wide, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return (
    <Link
      {...rest}
      className={classes({ kind: kind ?? 'primary', wide: wide ?? false }, className)}
    />
  );
}
