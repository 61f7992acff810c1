import { Link, type LinkProps } from 'react-router';
import { usePress } from '../../lib/list-press.ts';

interface ListLinkProps extends LinkProps {
  readonly to: string;
}

/** A link to another state of the list, which says at once that it was pressed (`data-pressed`). */
export function ListLink(props: ListLinkProps) {
  const { isPressed, onClick } = usePress(props.to);
  return <Link {...props} data-pressed={isPressed || undefined} onClick={onClick} />;
}

interface OneOfLinkProps extends ListLinkProps {
  /** The word for what is shown: a page, or just so. */
  readonly current: 'page' | 'true';
  readonly isCurrent: boolean;
}

/** One of several links of which one is where the list stands: a page, a way to sort. */
export function OneOfLink({ isCurrent, current, ...link }: OneOfLinkProps) {
  return <ListLink {...link} aria-current={isCurrent ? current : undefined} />;
}
