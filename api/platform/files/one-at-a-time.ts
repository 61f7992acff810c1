import { Refusal } from '../http/refusal.ts';

const mostWaiting = 8;

/**
 * Runs heavy work one piece after the other, so that it never takes the whole machine. What comes
 * while too many wait is refused with 429.
 */
export class OneAtATime {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= mostWaiting) {
      throw new Refusal(429, 'too_many_requests', { headers: { 'Retry-After': '5' } });
    }
    this.#waiting += 1;
    const done = this.#last.then(work).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = done.catch(() => undefined);
    return done;
  }
}
