import { createContext, use, useEffect } from 'react';
import type { JsonLd } from './json-ld.ts';
import { languageAddress } from './language-address.ts';
import { useShop } from './shop.tsx';

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
  /**
   * Names of the query parameters that the page reads, such as its facets. A page that says so is
   * kept by its query too, without the parameters that it does not read.
   */
  readonly query?: readonly string[] | undefined;
}

/** The server collects the head while it renders; in the browser nobody listens. */
export const HeadContext = createContext<((head: Head) => void) | null>(null);

/** Sets what the document says of the page; the rest is for those who read the server's document. */
export function PageHead(head: Head) {
  const { title, description, canonical, robots } = head;
  const collect = use(HeadContext);
  const { language, market } = useShop();
  collect?.(head);
  useEffect(() => {
    document.title = title;
    setContent('description', description);
    setContent('robots', canonical === undefined ? 'noindex' : (robots ?? 'index, follow'));
    if (canonical === undefined) return;
    const address = new URL(languageAddress(canonical, language, market), origin);
    document.querySelector('link[rel=canonical]')?.setAttribute('href', address.href);
  }, [title, description, canonical, robots, language, market]);
  return null;
}

const setContent = (name: string, content: string) =>
  document.querySelector(`meta[name=${name}]`)?.setAttribute('content', content);
