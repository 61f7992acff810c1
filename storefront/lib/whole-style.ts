let whole: Promise<void> | null = null;

/**
 * Adds the whole style sheet to a page that came with the rules of its own markup alone. Whatever
 * arrives later waits for it, so that nothing is seen undressed. A sheet that failed to arrive is
 * asked for again.
 */
export function loadWholeStyle(address: string): Promise<void> {
  whole ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      whole = null;
      link.remove();
      reject(new Error('the style sheet did not arrive'));
    });
    document.head.append(link);
  });
  return whole;
}
