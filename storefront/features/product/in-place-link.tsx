import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** A link to another choice on the same page: the place on the page stays, before hydration too. */
export function InPlaceLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} replace preventScrollReset data-in-place="" />;
}
