import { createStore } from 'zustand/vanilla';

export type NotificationKind = 'info' | 'warning' | 'success' | 'error';

export interface NotificationAction {
  readonly label: string;
  readonly run: () => void | Promise<void>;
}

export interface Notification {
  readonly id: number;
  readonly kind: NotificationKind;
  readonly text: string;
  readonly action: NotificationAction | null;
  /** How often the same was said in a row. */
  readonly times: number;
}

interface NotificationsState {
  readonly shown: readonly Notification[];
}

export const notifications = createStore<NotificationsState>(() => ({ shown: [] }));

const most = 5;
let lastId = 0;

/**
 * Tells the person something in a corner. Errors stay until they are closed, the rest goes by itself;
 * the same text again counts up instead of piling up, unless it is an error with an action. Answers
 * the notification's id.
 */
export function notify(
  kind: NotificationKind,
  text: string,
  action: NotificationAction | null = null,
): number {
  const { shown } = notifications.getState();
  // Each error that can be mended by a press has its own thing to mend.
  const isOwn = kind === 'error' && action !== null;
  const same = isOwn ? undefined : shown.find((one) => one.kind === kind && one.text === text);
  lastId += 1;
  const note = { id: lastId, kind, text, action, times: (same?.times ?? 0) + 1 };
  const others = shown.filter((other) => other !== same);
  notifications.setState({ shown: [...others, note].slice(-most) });
  return note.id;
}

/** What was said to one person is not for the next: its buttons would act in their name. */
export const forgetNotifications = (): void => notifications.setState({ shown: [] });

export const closeNotification = (id: number): void =>
  notifications.setState(({ shown }) => ({ shown: shown.filter((other) => other.id !== id) }));
