import type { ComponentType } from 'react';
import type { ScreenLoader } from './screen-loader.ts';

/** The question about consent and the page where it is answered anew. */
export interface ConsentScreens {
  readonly ConsentBanner: ComponentType;
  readonly Cookies: ComponentType;
}

export function consentScreens({ plainPart }: ScreenLoader): ConsentScreens {
  const banner = plainPart(['consent'], () =>
    import('../features/consent/consent-banner.tsx').then((file) => file.ConsentBanner),
  );
  const cookies = plainPart(['consent'], () =>
    import('../features/consent/cookies-screen.tsx').then((file) => file.CookiesScreen),
  );
  return { ConsentBanner: banner.Screen, Cookies: cookies.Screen };
}
