const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/**
 * Resolves when the visitor first touches the page in any way. A page that is made of links works
 * without its script, so the script may wait until somebody is about to use it.
 */
export const firstIntent = (page: EventTarget): Promise<void> =>
  new Promise((resolve) => {
    const found = () => {
      for (const sign of signs) page.removeEventListener(sign, found);
      resolve();
    };
    for (const sign of signs) page.addEventListener(sign, found, { passive: true });
  });
