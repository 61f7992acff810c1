import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { listId } from '../ui/listing/list-id.ts';
import { isListPlace } from '../ui/listing/list-place.ts';

/**
 * Another page begins at its top, another page of a list at the list; what only filters the list
 * moves nothing. Back and forward are the browser's: it knows where each entry stood.
 */
export function PageScroll() {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location.pathname);
  useLayoutEffect(() => {
    const isOther = shown.current !== location.pathname;
    shown.current = location.pathname;
    if (type === NavigationType.Pop) return;
    if (isListPlace(location.state)) document.getElementById(listId)?.scrollIntoView();
    else if (isOther && location.hash === '') scrollTo(0, 0);
  }, [location, type]);
  return null;
}
