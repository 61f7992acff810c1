import { createContext, use, useEffect } from 'react';
import type { JsonLd } from './json-ld.ts';

/** What a page says about itself to browsers and search engines. Addresses are the shop's paths. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Path of the page's one address; absent where the page should not be found by search. */
  readonly canonical?: string | undefined;
  /** Keeps a page that has an address out of search, such as one with chosen filters. */
  readonly robots?: 'noindex' | undefined;
  /** Picture for links that are shared. */
  readonly image?: string | undefined;
  readonly kind?: 'website' | 'article' | 'product' | undefined;
  /** Neighbouring pages of a list. */
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
  readonly jsonLd?: readonly JsonLd[] | undefined;
}

/** The server collects the head while it renders; in the browser nobody listens. */
export const HeadContext = createContext<((head: Head) => void) | null>(null);

/** Sets what the document says of the page; the rest is for those who read the server's document. */
export function PageHead(head: Head) {
  const { title, description, canonical, robots } = head;
  const collect = use(HeadContext);
  collect?.(head);
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
    const link = document.querySelector('link[rel=canonical]');
    if (canonical !== undefined) link?.setAttribute('href', new URL(canonical, origin).href);
  }, [title, description, canonical, robots]);
  return null;
}
