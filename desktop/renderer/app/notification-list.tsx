import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { usePhrases } from '../i18n/use-phrases.ts';
import { closeNotification, notifications, type Notification } from '../lib/notify.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import './notification-list.css';

const icons: Record<Notification['kind'], IconName> = {
  info: 'info',
  warning: 'warning',
  success: 'check',
  error: 'error',
};

/** What goes by itself stays for so long; with a button long enough to reach it. */
const shownMs = { plain: 5_000, withAction: 10_000, error: 30_000 } as const;

/** Null where it stays until it is pressed or closed: an error whose button holds what was typed. */
function lifeMs({ kind, action }: Notification): number | null {
  if (kind === 'error') return action === null ? shownMs.error : null;
  return action === null ? shownMs.plain : shownMs.withAction;
}

/** Messages in the corner; errors interrupt a screen reader, the others wait their turn. */
export function NotificationList() {
  const t = usePhrases('frame');
  const shown = useStore(notifications, (state) => state.shown);
  const isError = ({ kind }: Notification) => kind === 'error';
  const cards = (list: readonly Notification[]) =>
    list.map((one) => <Card key={one.id} notification={one} />);
  return (
    <section className="notifications" aria-label={t('notifications')}>
      <div role="status">{cards(shown.filter((one) => !isError(one)))}</div>
      <div role="alert">{cards(shown.filter(isError))}</div>
    </section>
  );
}

function Card({ notification }: { readonly notification: Notification }) {
  const t = usePhrases('frame');
  const { id, kind, text, action, times } = notification;
  const [isHeld, setHeld] = useState(false);
  const life = lifeMs(notification);
  useEffect(() => {
    if (life === null || isHeld) return;
    const timer = setTimeout(() => closeNotification(id), life);
    return () => clearTimeout(timer);
  }, [id, life, isHeld]);
  const run = () => {
    closeNotification(id);
    void action?.run();
  };
  return (
    <div
      className={`notification notification-${kind}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[kind]} />
      <p className="notification-text">
        <span className="visually-hidden">{t(kind)}: </span>
        {text}
        {times > 1 && <span className="soft"> ({times}×)</span>}
      </p>
      {action !== null && <Button onClick={run}>{action.label}</Button>}
      <IconButton icon="close" label={t('close')} onClick={() => closeNotification(id)} />
    </div>
  );
}
