import type { ComponentProps } from 'react';
import './look/button.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

/** The class names of a button, for links that look like one too. */
export const buttonClasses = (
  kind: ButtonKind,
  ...more: readonly (string | false | undefined)[]
): string => ['button', `button-${kind}`, ...more].filter(Boolean).join(' ');

export interface PlainButtonProps extends ComponentProps<'button'> {
  readonly kind: ButtonKind;
  /** A change is under way: pressing again does nothing, the focus stays. */
  readonly busy?: boolean | undefined;
}

/** A button of either program; how large it is is each one's own (`button.css`). */
export function PlainButton({ kind, busy = false, className, ...rest }: PlainButtonProps) {
  const held = busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: undefined } : {};
  return <button type="button" {...rest} {...held} className={buttonClasses(kind, className)} />;
}
