import { useEffect, useRef, type ReactNode } from 'react';
import { Notice, type NoticeType } from '../../ui/notice.tsx';

interface ToldNoticeProps {
  readonly type: NoticeType;
  readonly title: string;
  readonly children?: ReactNode;
}

/** What became of a press whose button is gone: the keyboard goes on from here. */
export function ToldNotice({ type, title, children }: ToldNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice type={type} title={title}>
        {children}
      </Notice>
    </div>
  );
}
