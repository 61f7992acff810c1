import type { DeepLink } from '../shared/deep-link.ts';

export interface DeepLinks {
  readonly opened: (link: DeepLink | null) => void;
  /** The link that nobody has been shown yet, once. */
  readonly take: () => DeepLink | null;
}

/**
 * Links of other programs. Until the page has asked for the first one, it may still load or wait for the sign-in, so
 * the newest is kept for it; afterwards each is handed on at once.
 */
export function createDeepLinks(handOn: (link: DeepLink) => void): DeepLinks {
  let waiting: DeepLink | null = null;
  let isPageListening = false;
  return {
    opened(link) {
      if (link === null) return;
      if (isPageListening) handOn(link);
      else waiting = link;
    },
    take() {
      isPageListening = true;
      const link = waiting;
      waiting = null;
      return link;
    },
  };
}
