import { places } from './places.ts';

/** The screen on which each path was sent to last, the latest sending at the end. */
const sent = new Map<string, string>();
/** More than anybody does between two undos. */
const most = 200;

/** First piece of an address of the program: `/products/12` is of `products`. */
export const screenOf = (pathname: string): string => pathname.split('/')[1] ?? '';

/** The screen in sight. */
export const screenNow = (): string => screenOf(places.getState().pathname);

/** Remembers on which screen a change was sent. */
export function noteSent(path: string, screen = screenNow()): void {
  const [plain = path] = path.split('?', 1);
  sent.delete(plain);
  sent.set(plain, screen);
  const [oldest] = sent.keys();
  if (sent.size > most && oldest !== undefined) sent.delete(oldest);
}

/** What was sent by one person is not for the next. */
export const forgetSent = (): void => sent.clear();

/**
 * The screen on which a call was sent last in this window, by the pattern of its path (`admin/units/{id}/`); null where it
 * was sent elsewhere: another window, another day, another desk.
 */
export function sentFrom(pattern: string): string | null {
  const parts = pattern.split('/');
  const fits = (path: string) => {
    const given = path.split('/');
    return (
      given.length === parts.length &&
      parts.every((part, at) => part === given[at] || (part.startsWith('{') && given[at] !== ''))
    );
  };
  return [...sent].findLast(([path]) => fits(path))?.[1] ?? null;
}
