/** Most pictures of one row; more is a mistake of the file. */
const mostAddresses = 20;
const longestAddress = 2_000;

/**
 * Addresses that a cell lists, in its order, each once: parted by spaces, lines, `|`, `;`, or by commas before another one
 * (an address may hold a comma). What is no address stays as it is, so that somebody is told of it.
 */
export function readAddresses(text: string): readonly string[] {
  const parts = text
    .split(/[\s|;]+|,(?=\s*(?:https?:)?\/\/)/i)
    .map((part) => part.trim().replace(/,$/, ''))
    .filter((part) => part !== '')
    // Feeds leave the protocol out.
    .map((part) => (part.startsWith('//') ? `https:${part}` : part));
  const known = parts.filter((part) => part.length <= longestAddress);
  return [...new Set(known)].slice(0, mostAddresses);
}
