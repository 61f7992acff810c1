import { useState } from 'react';

interface Typed<T> {
  /** The version that was seen when typing began; a change of an older one is a conflict. */
  readonly version: number;
  readonly values: T;
}

/**
 * What somebody typed over what the server says: fields that nobody touched follow the server, and the rest stays through
 * conflicts and whatever is read anew.
 */
export function useTyped<T extends object>(stored: T, version: number) {
  const [typed, setTyped] = useState<Typed<Partial<T>> | null>(null);
  return {
    values: { ...stored, ...typed?.values },
    /** Of what is sent. */
    version: typed?.version ?? version,
    isDirty: typed !== null,
    type: (change: Partial<T>) =>
      setTyped((before) => ({
        version: before?.version ?? version,
        values: { ...before?.values, ...change },
      })),
    /** After a conflict whose other side is shown: what was typed goes on from there. */
    goOnFrom: (current: number) => setTyped((before) => before && { ...before, version: current }),
    drop: () => setTyped(null),
  };
}
