import { noteSent } from './sent-from.ts';

/** What is known of changes that were sent and not answered yet; survives the window's reload. */
const mark = 'obmena.unanswered';

/** Nothing of the work itself: signing in, the language, searches, kept selections and layouts of lists. */
const isChange = (method: string, path: string): boolean =>
  method !== 'GET' && !/\/(auth|language|grid-layouts|find)\/|\/selections\//.test(path);

const stay = (event: BeforeUnloadEvent): void => event.preventDefault();
let underWay = 0;
let waiting: (() => void)[] = [];

function begin(): void {
  underWay += 1;
  sessionStorage.setItem(mark, '1');
  addEventListener('beforeunload', stay);
}

function end(): void {
  underWay -= 1;
  if (underWay > 0) return;
  const ready = waiting;
  waiting = [];
  for (const go of ready) go();
  sessionStorage.removeItem(mark);
  removeEventListener('beforeunload', stay);
}

/** Resolves once no change is under way: at once where none is. */
export const whenAnswered = (): Promise<void> =>
  underWay === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));

/**
 * Watches over a call until its answer: as long as a change is under way, closing or reloading the
 * window asks first, and a window that went all the same finds a mark when it is back.
 */
export async function untilAnswered<T>(
  { method, path }: { readonly method: string; readonly path: string },
  call: () => Promise<T>,
): Promise<T> {
  if (!isChange(method, path)) return call();
  begin();
  noteSent(path);
  try {
    return await call();
  } finally {
    end();
  }
}

/** Whether the window went before a change was answered; says so once. */
export function takeUnanswered(): boolean {
  const isMarked = sessionStorage.getItem(mark) !== null && underWay === 0;
  if (isMarked) sessionStorage.removeItem(mark);
  return isMarked;
}
