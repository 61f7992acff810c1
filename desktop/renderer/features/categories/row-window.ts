import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Pixels of one line of the tree; categories.css draws it so. */
export const rowHeight = 30;
const ahead = 10;

export interface RowWindow {
  readonly first: number;
  /** Behind the last one. */
  readonly end: number;
  /** Lines that fit. */
  readonly page: number;
  readonly onScroll: () => void;
}

/** Which of so many lines are drawn: those seen and a few around them. */
export function useRowWindow(box: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [seen, setSeen] = useState({ top: 0, height: 600 });
  const look = () => {
    const element = box.current;
    if (!element) return;
    // Only another line is a reason to draw.
    const top = Math.floor(element.scrollTop / rowHeight);
    const height = element.clientHeight;
    setSeen((now) => (now.top === top && now.height === height ? now : { top, height }));
  };
  const relook = useEffectEvent(look);
  useEffect(() => {
    const observer = new ResizeObserver(() => relook());
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  const page = Math.max(1, Math.floor(seen.height / rowHeight));
  const first = Math.max(0, seen.top - ahead);
  return { first, end: Math.min(count, seen.top + page + 1 + ahead), page, onScroll: look };
}

/** Scrolls no further than needed to see a line. */
export function scrollToRow(box: HTMLElement | null, at: number): void {
  if (!box || at < 0) return;
  const top = at * rowHeight;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + rowHeight > box.scrollTop + box.clientHeight) {
    box.scrollTop = top + rowHeight - box.clientHeight;
  }
}
