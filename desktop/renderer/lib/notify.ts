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

/** What was said, for whoever did not read it in time. */
export interface PastNotification extends Pick<Notification, 'id' | 'kind' | 'text'> {
  /** ISO. */
  readonly at: string;
}

interface NotificationsState {
  readonly shown: readonly Notification[];
  /** The newest first. */
  readonly past: readonly PastNotification[];
}

export const notifications = createStore<NotificationsState>(() => ({ shown: [], past: [] }));

const most = 5;
/** As many stay to be read later. */
const mostPast = 50;
let lastId = 0;

/**
 * Tells the person something in a corner, and keeps it among the last 50. An error with an action stays until it is
 * pressed or closed; another one ends with the next thing that works, the rest goes by itself. The same text again counts
 * up instead of piling up, unless it is an error with an action. Answers the notification's id.
 */
export function notify(
  kind: NotificationKind,
  text: string,
  action: NotificationAction | null = null,
): number {
  const { past, shown } = notifications.getState();
  // Each error that can be mended by a press has its own thing to mend.
  const isOwn = kind === 'error' && action !== null;
  const same = isOwn ? undefined : shown.find((one) => one.kind === kind && one.text === text);
  lastId += 1;
  const note = { id: lastId, kind, text, action, times: (same?.times ?? 0) + 1 };
  const isOver = (other: Notification) =>
    kind === 'success' && other.kind === 'error' && other.action === null;
  const others = shown.filter((other) => other !== same && !isOver(other));
  const said = { id: note.id, kind, text, at: new Date().toISOString() };
  notifications.setState({
    shown: [...others, note].slice(-most),
    past: [said, ...past].slice(0, mostPast),
  });
  return note.id;
}

/** What was said to one person is not for the next: its buttons would act in their name. */
export const forgetNotifications = (): void => notifications.setState({ shown: [], past: [] });

export const closeNotification = (id: number): void =>
  notifications.setState(({ shown }) => ({ shown: shown.filter((other) => other.id !== id) }));
