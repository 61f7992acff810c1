import { Suspense, type ComponentType } from 'react';
import { PhrasesContext, type Phrases } from '../i18n/text.ts';
import { ShopContext, type Shop } from '../lib/shop.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ConsentGate } from './consent-gate.tsx';
import { PageScroll } from './page-scroll.ts';
import type { ShellScreens } from './shell-screens.ts';
import { Shell } from './shell.tsx';
import { VisitRecorder } from './visit-recorder.tsx';

interface AppProps {
  readonly shop: Shop;
  readonly phrases: Phrases;
  readonly screens: ShellScreens;
  /** What the address leads to. */
  readonly Pages: ComponentType;
}

/** The whole storefront below the router, the same on the server and in the browser. */
export function App({ shop, phrases, screens, Pages }: AppProps) {
  return (
    <ShopContext value={shop}>
      <PhrasesContext value={phrases}>
        <VisitRecorder />
        <Shell screens={screens}>
          <ErrorBoundary>
            <PageScroll />
            <Suspense fallback={<Skeleton />}>
              <Pages />
            </Suspense>
          </ErrorBoundary>
        </Shell>
        <ConsentGate Banner={screens.ConsentBanner} />
      </PhrasesContext>
    </ShopContext>
  );
}
