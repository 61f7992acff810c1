import { lazy, Suspense } from 'react';

/** Only windows that take badges load what hears scanners before anybody is there. */
const BadgeSignIn = lazy(async () => ({
  default: (await import('./badge-sign-in.tsx')).BadgeSignIn,
}));

export const BadgePlace = () => (
  <Suspense>
    <BadgeSignIn />
  </Suspense>
);
