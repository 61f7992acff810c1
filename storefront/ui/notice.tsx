import type { ReactNode } from 'react';
import { ShellIcon, type ShellIconName } from './shell-icon.tsx';
import './notice.css';

/** The four types of the specification (section 8). */
export type NoticeType = 'info' | 'warning' | 'success' | 'error';

const icons: Record<NoticeType, ShellIconName> = {
  info: 'info',
  warning: 'warning',
  success: 'check',
  error: 'warning',
};

interface NoticeProps {
  readonly type: NoticeType;
  readonly title?: string;
  readonly children?: ReactNode;
  /** Off for a notice that stands on the page from the start: it is no news. */
  readonly announced?: boolean;
}

export function Notice({ type, title, children, announced = true }: NoticeProps) {
  const role = announced ? { role: type === 'error' ? 'alert' : 'status' } : {};
  return (
    <div className={`notice notice-${type}`} {...role}>
      <ShellIcon name={icons[type]} />
      <div className="notice-body">
        {title !== undefined && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
