import { useState } from 'react';

type Outcome = 'shared' | 'shareFailed';

/** Hands the page's address to the system's sheet, or puts it on the clipboard where there is none. */
export function useShare(title: string) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setOutcome('shared'),
      () => setOutcome('shareFailed'),
    );
  const share = () => {
    if (!('share' in navigator)) return void copy();
    // A sheet that was closed without sending is no failure.
    navigator.share({ title, url: location.href }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) void copy();
    });
  };
  return { outcome, share };
}
