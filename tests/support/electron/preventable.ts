import type { EventEmitter } from 'node:events';

export interface Preventable {
  readonly preventDefault: () => void;
  readonly defaultPrevented: boolean;
}

/** Emits an Electron event that a listener may prevent; true when nobody did. */
export function emitPreventable(
  emitter: EventEmitter,
  name: string,
  details: object = {},
  ...rest: readonly unknown[]
): boolean {
  let isPrevented = false;
  const event = {
    ...details,
    preventDefault: () => {
      isPrevented = true;
    },
    get defaultPrevented() {
      return isPrevented;
    },
  };
  emitter.emit(name, event, ...rest);
  return !isPrevented;
}
