import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { buttonClasses, PlainButton, type PlainButtonProps } from '#ui/button.tsx';
import './button.css';

interface Look {
  readonly kind?: 'primary' | 'secondary' | 'quiet';
  readonly wide?: boolean;
}

const wideClass = (wide: boolean, more: string | undefined): string =>
  [wide && 'button-wide', more].filter(Boolean).join(' ');

/** The shop's button: the main step unless its kind says otherwise. */
export const Button = ({
  kind = 'primary',
  wide = false,
  className,
  ...rest
}: Omit<PlainButtonProps, 'kind'> & Look) => (
  <PlainButton {...rest} kind={kind} className={wideClass(wide, className)} />
);

/** A link that looks like a button, because it leads to the next step. */
export const LinkButton = ({
  kind = 'primary',
  wide = false,
  className,
  ...rest
}: ComponentProps<typeof Link> & Look) => (
  <Link {...rest} className={buttonClasses(kind, wideClass(wide, className))} />
);
