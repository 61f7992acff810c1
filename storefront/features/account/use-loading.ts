import { useCallback, useRef, useState } from 'react';

/** Starts something that shows its outcome elsewhere, and says when it failed. */
export function useLoading(start: () => Promise<unknown>) {
  const [isFailed, setIsFailed] = useState(false);
  const latest = useRef(start);
  const load = useCallback(() => {
    setIsFailed(false);
    latest.current().catch(() => setIsFailed(true));
  }, []);
  return { load, isFailed };
}
