/** Where a tab keeps things; a browser may forbid it. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'buyback-seller';

/** The tab's own storage; null where there is none or it is forbidden. */
export function tabStorage(): TabStorage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** The personal form that this tab keeps for one device; empty when it keeps none for it. */
export function readRetainedForm(store: TabStorage | null, device: string): object {
  const saved = parse(store?.getItem(key) ?? '');
  const form = saved['device'] === device ? saved['form'] : null;
  return form !== null && typeof form === 'object' ? form : {};
}

/** Keeps the part of a form that may be kept; the caller leaves identity out. */
export function retainForm(store: TabStorage | null, device: string, form: object): void {
  try {
    store?.setItem(key, JSON.stringify({ device, form }));
  } catch {
    // A full storage only means that a reload forgets.
  }
}

export const forgetRetainedForm = (store: TabStorage | null): void => store?.removeItem(key);

/**
 * Forgets the kept form unless it belongs to the device that is selected now: a reload finds it
 * again, a changed selection never does, not even on the way back (T-BUY-9).
 */
export function keepRetainedFormOf(store: TabStorage | null, device: string | null): void {
  const saved = store?.getItem(key) ?? '';
  if (saved !== '' && (device === null || parse(saved)['device'] !== device)) {
    forgetRetainedForm(store);
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? { ...value } : {};
  } catch {
    return {};
  }
}
