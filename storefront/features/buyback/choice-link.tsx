import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';

/** Leaves a click to the browser where it asks for a new tab or window. */
export const followChoice = (choose: () => void) => (event: MouseEvent) => {
  const special = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
  if (special || event.altKey) return;
  event.preventDefault();
  choose();
};

interface ChoiceLinkProps {
  /** The server's page of the choice: works without a script. */
  readonly to: string;
  readonly onChoose: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A choice is a link; a script only saves the way over a new page. */
export function ChoiceLink({ to, onChoose, className, children }: ChoiceLinkProps) {
  return (
    <Link to={to} discover="none" className={className} onClick={followChoice(onChoose)}>
      {children}
    </Link>
  );
}
