import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the program runs in a browser. False on the server and where its page comes to life. */
export const useScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
