import { useEffect, useId, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { holdPlace } from './places.ts';

/** Forms with something typed and not saved. */
export const unsaved = createStore<{ readonly forms: ReadonlySet<string> }>(() => ({
  forms: new Set(),
}));

/** Where the person wanted to go, while they are asked about it. */
export interface Leaving {
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * Keeps what was typed: leaving the screen or closing the window asks first. Answers what to ask by,
 * which UnsavedDialog shows; null while nobody wants to leave.
 */
export function useUnsaved(isDirty: boolean): Leaving | null {
  const id = useId();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  useEffect(() => {
    if (!isDirty) return;
    const change = (edit: (forms: Set<string>) => void) =>
      unsaved.setState(({ forms }) => {
        const next = new Set(forms);
        edit(next);
        return { forms: next };
      });
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    const stay = () => setLeaving(null);
    const letGo = holdPlace((go) => {
      const leave = () => {
        stay();
        go();
      };
      setLeaving({ leave, stay });
    });
    change((forms) => forms.add(id));
    addEventListener('beforeunload', keep);
    return () => {
      letGo();
      removeEventListener('beforeunload', keep);
      change((forms) => forms.delete(id));
    };
  }, [id, isDirty]);
  return leaving;
}
