import { createContext, use, useEffect } from 'react';

/** What a page says about itself to browsers and search engines. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Path of the page's one address; absent where the page should not be found by search. */
  readonly canonical?: string | undefined;
}

/** The server collects the head while it renders; in the browser nobody listens. */
export const HeadContext = createContext<((head: Head) => void) | null>(null);

/** Sets the document's title and description. */
export function PageHead({ title, description, canonical }: Head) {
  const collect = use(HeadContext);
  collect?.({ title, description, canonical });
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
    const link = document.querySelector('link[rel=canonical]');
    if (canonical !== undefined) link?.setAttribute('href', new URL(canonical, origin).href);
  }, [title, description, canonical]);
  return null;
}
