import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router';
import { SelectorScreen } from '../features/buyback/selector-screen.tsx';
import { PhrasesContext, type Phrases } from '../i18n/text.ts';
import { ShopContext, usePaths, type Shop } from '../lib/shop.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { NotFound } from './not-found.tsx';
import type { PrefetchScreens, Screens } from './screens.ts';
import { Shell } from './shell.tsx';

interface AppProps {
  readonly shop: Shop;
  readonly phrases: Phrases;
  readonly queryClient: QueryClient;
  readonly screens: Screens;
  readonly prefetch?: PrefetchScreens;
}

/** The whole storefront below the router, the same on the server and in the browser. */
export function App({ shop, phrases, queryClient, screens, prefetch }: AppProps) {
  useEffect(() => prefetch?.(), [prefetch]);
  return (
    <ShopContext value={shop}>
      <PhrasesContext value={phrases}>
        <QueryClientProvider client={queryClient}>
          <Shell>
            <ErrorBoundary>
              <Suspense fallback={<Skeleton />}>
                <Pages screens={screens} />
              </Suspense>
            </ErrorBoundary>
          </Shell>
        </QueryClientProvider>
      </PhrasesContext>
    </ShopContext>
  );
}

function Pages({ screens }: { readonly screens: Screens }) {
  const paths = usePaths();
  const selector = <SelectorScreen Questionnaire={screens.Questionnaire} forms={screens} />;
  return (
    <Routes>
      <Route path="/" element={<screens.Home />} />
      <Route path={paths.offer(':code')} element={selector} />
      <Route path={`${paths.root}/*`} element={selector} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
