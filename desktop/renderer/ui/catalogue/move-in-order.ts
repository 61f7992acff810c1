/** A list with one of its members at another place; the others keep their order. */
export function moveInOrder<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const moved = list[from];
  if (moved === undefined || to < 0 || to >= list.length) return list;
  const others = list.filter((_, at) => at !== from);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}
