/** Without doubled slashes and without one at the end. */
export const plainPath = (path: string): string =>
  path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');

/** In small letters, but for escapes such as `%C3`, where case says nothing. */
export const smallPath = (path: string): string =>
  path.replace(/%[0-9A-F]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );

/** An address that can be decoded, and that no browser takes for another host. */
export function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path).startsWith('/') && !/^\/[/\\]/.test(path);
  } catch {
    return false;
  }
}
