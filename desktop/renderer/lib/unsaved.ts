import { useEffect, useId } from 'react';
import { useBlocker } from 'react-router';
import { createStore } from 'zustand/vanilla';

/** Forms with something typed and not saved. */
export const unsaved = createStore<{ readonly forms: ReadonlySet<string> }>(() => ({
  forms: new Set(),
}));

/**
 * Keeps what was typed: leaving the screen or closing the window asks first. Answers the blocker, which
 * UnsavedDialog shows.
 */
export function useUnsaved(isDirty: boolean) {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    const change = (edit: (forms: Set<string>) => void) =>
      unsaved.setState(({ forms }) => {
        const next = new Set(forms);
        edit(next);
        return { forms: next };
      });
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    change((forms) => forms.add(id));
    addEventListener('beforeunload', keep);
    return () => {
      removeEventListener('beforeunload', keep);
      change((forms) => forms.delete(id));
    };
  }, [id, isDirty]);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
}
