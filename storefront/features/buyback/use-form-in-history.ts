import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { OfferTarget } from './offer-actions.tsx';

/** What the browser's history keeps beside the address of an open form; nothing of a person. */
const formOf = (state: unknown): OfferTarget | null => {
  const form: unknown = Reflect.get(Object(state), 'form');
  return form === 'sellOnline' || form === 'sendToEmail' ? form : null;
};

interface OpenForms {
  /** The form that is shown; null while the questions are. */
  readonly open: OfferTarget | null;
  readonly show: (form: OfferTarget) => void;
  readonly close: () => void;
}

/**
 * Makes an open form a step of the browser's history: its button leads back to the questions and not out of the sale, and
 * the one forward to the form again.
 */
export function useFormInHistory({ open, show, close }: OpenForms): void {
  const navigate = useNavigate();
  const { pathname, search, ...place } = useLocation();
  const inHistory = formOf(place.state);
  const seen = useRef({ open, inHistory, pathname });
  useEffect(() => {
    const before = seen.current;
    seen.current = { open, inHistory, pathname };
    // Another device has an address of its own, and no form is open for it yet.
    if (before.pathname !== pathname) return;
    if (inHistory !== before.inHistory) {
      if (inHistory === null && open !== null) close();
      if (inHistory !== null && open !== inHistory) show(inHistory);
    } else if (open !== before.open && open !== inHistory) {
      if (open === null) void navigate(-1);
      else {
        const entry = { state: { form: open }, preventScrollReset: true };
        void navigate(pathname + search, { ...entry, replace: inHistory !== null });
      }
    }
  }, [open, inHistory, pathname, search, navigate, show, close]);
}
