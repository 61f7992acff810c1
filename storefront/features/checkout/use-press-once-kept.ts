import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * A press that comes while something is still being kept waits for it instead of being lost, and is
 * forgotten where it could not be kept.
 */
export function usePressOnceKept(
  { isKeeping, hasFailed }: { readonly isKeeping: boolean; readonly hasFailed: boolean },
  act: () => void,
): () => void {
  const isPressed = useRef(false);
  const settle = useEffectEvent(() => {
    if (isPressed.current && !hasFailed) act();
    isPressed.current = false;
  });
  useEffect(() => {
    if (!isKeeping) settle();
  }, [isKeeping]);
  return () => {
    if (isKeeping) isPressed.current = true;
    else act();
  };
}
