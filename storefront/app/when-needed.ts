export interface PageUse {
  /** Waits until the visitor is about to use the page. */
  readonly intent: () => Promise<void>;
  /** Whether the page is still the server's own and made of links, which work without a script. */
  readonly standsAlone: () => boolean;
}

/** Loads at once where a script is needed, and on the first touch where the links do without. */
export function whenNeeded({ intent, standsAlone }: PageUse) {
  return async function load<T>(loadNow: () => Promise<T>): Promise<T> {
    if (!standsAlone()) return loadNow();
    await intent();
    try {
      return await loadNow();
    } catch (error) {
      if (!standsAlone()) throw error;
      // The links go on working without the code that did not arrive; the next touch asks again.
      return load(loadNow);
    }
  };
}
