/** Whether what was read from a device or typed is the number that the seller gave; nothing to compare is right. */
export function isSameNumber(given: string | null, typed: string): boolean {
  const plain = (text: string) => text.replaceAll(/[\s-]/g, '').toUpperCase();
  return given === null || plain(given) === plain(typed);
}
