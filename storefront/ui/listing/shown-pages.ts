/** Pages beside the current one that are linked by number. */
const beside = 1;

/** Numbers of the pages to link, null for a gap: `1 … 4 5 6 … 20`. */
export function shownPages(page: number, pages: number): readonly (number | null)[] {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === pages || Math.abs(each - page) <= beside,
  );
  return numbers.flatMap((each, index) => {
    const before = numbers[index - 1] ?? 0;
    // A gap of one page is that page.
    if (each - before === 2) return [each - 1, each];
    return each - before > 2 ? [null, each] : [each];
  });
}
