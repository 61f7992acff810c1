import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => undefined;

/** False on the server and while hydrating, true once the script runs the page. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
