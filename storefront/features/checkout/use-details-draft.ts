import { useEffect, type RefObject } from 'react';
import { useClient } from '../../lib/shop.tsx';
import { keepDraft, typedIn } from './details-draft.ts';

/** Milliseconds without a key after which what stands in the form is kept. */
const pauseMs = 800;

/** Keeps on the server what is typed, once somebody pauses, leaves the page for another one, or puts the phone away. */
export function useDetailsDraft(form: RefObject<HTMLFormElement | null>): void {
  const client = useClient();
  useEffect(() => {
    const typing = form.current;
    if (!typing) return;
    let waits: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(waits);
      waits = undefined;
    };
    const keep = () => {
      stop();
      void keepDraft(client, typedIn(typing));
    };
    const note = () => {
      stop();
      waits = setTimeout(keep, pauseMs);
    };
    const keepNow = () => {
      if (waits !== undefined) keep();
    };
    typing.addEventListener('input', note);
    // What is sent is kept by the sending.
    typing.addEventListener('submit', stop);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      typing.removeEventListener('input', note);
      typing.removeEventListener('submit', stop);
      document.removeEventListener('visibilitychange', keepNow);
      keepNow();
    };
  }, [form, client]);
}
