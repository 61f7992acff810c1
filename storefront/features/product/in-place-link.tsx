import { useEffect, useRef, type ComponentProps, type MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { isPlainPress } from '../../lib/list-press.ts';

/**
 * A link to another choice on the same page: the place on the page stays, before hydration too. The
 * address goes ahead of the page; whoever presses in between means what the page is about to show,
 * so the press waits for it and takes along what was chosen just before.
 */
export function InPlaceLink(props: ComponentProps<typeof Link>) {
  const { pathname, search } = useLocation();
  const pressed = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const link = pressed.current;
    pressed.current = null;
    link?.click();
  }, [pathname, search]);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const isAhead = location.pathname !== pathname || location.search !== search;
    if (!isAhead || !isPlainPress(event)) {
      props.onClick?.(event);
      return;
    }
    event.preventDefault();
    pressed.current = event.currentTarget;
  };
  return <Link {...props} replace preventScrollReset data-in-place="" onClick={onClick} />;
}
