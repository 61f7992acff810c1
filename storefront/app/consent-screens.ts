import type { ComponentType } from 'react';
import type { ScreenLoader } from './screen-loader.ts';

/** The page where the question about consent is answered anew. */
export interface ConsentScreens {
  readonly Cookies: ComponentType;
}

export function consentScreens({ plainPart }: ScreenLoader): ConsentScreens {
  const cookies = plainPart(['consent'], () =>
    import('../features/consent/cookies-screen.tsx').then((file) => file.CookiesScreen),
  );
  return { Cookies: cookies.Screen };
}
