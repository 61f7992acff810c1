/** Work that is open on the screen and sends its own scans. */
const open = new Map<string, number>();

/** Says that a screen sends the scans of this work; answers how to say that it does not any more. */
export function openTarget(target: string): () => void {
  open.set(target, (open.get(target) ?? 0) + 1);
  return () => {
    const left = (open.get(target) ?? 1) - 1;
    if (left === 0) open.delete(target);
    else open.set(target, left);
  };
}

export const hasOpenTarget = (): boolean => open.size > 0;
