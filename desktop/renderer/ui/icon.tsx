import { LineDrawing } from '#ui/line-drawing.tsx';

const shapes = {
  search: 'M7 2.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9zM10.4 10.4L14 14',
  close: 'M4 4l8 8M12 4l-8 8',
  calendar: 'M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2.5v3M10.5 2.5v3',
  check: 'M3.5 8.5l3 3 6-7',
  chevronDown: 'M4 6l4 4 4-4',
  arrowLeft: 'M13 8H3M7 4L3 8l4 4',
  arrowRight: 'M3 8h10M9 4l4 4-4 4',
  star: 'M8 2.2l1.8 3.7 4 .6-2.9 2.8.7 4L8 11.4l-3.6 1.9.7-4-2.9-2.8 4-.6z',
  chevronRight: 'M6 4l4 4-4 4',
  info: 'M8 2a6 6 0 100 12A6 6 0 008 2zM8 7.5v3.5M8 5v.1',
  warning: 'M8 2.5L1.8 13.5h12.4zM8 6.8v3M8 11.6v.1',
  error: 'M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.5v-5zM8 5v3.5M8 10.8v.1',
  lock: 'M4 7.5h8v6H4zM5.5 7.5V5a2.5 2.5 0 015 0v2.5',
  history: 'M2.5 8A5.5 5.5 0 108 2.5c-2 0-3.5 1-4.6 2.6M3 2.5v3h3M8 5v3l2 1.5',
  undo: 'M3 6h6.5a3.5 3.5 0 010 7H6M5.5 3.5L3 6l2.5 2.5',
  user: 'M8 2.5a2.7 2.7 0 100 5.4 2.7 2.7 0 000-5.4zM3 13.5c.4-2.6 2.4-4 5-4s4.6 1.4 5 4',
  plus: 'M8 3v10M3 8h10',
  trash: 'M3 4.5h10M6.5 4.5v-2h3v2M4.5 4.5l.6 9h5.8l.6-9',
  pencil: 'M3 13l.7-3L10.5 3.2l2.3 2.3L6 12.3z',
  more: 'M3.5 8h.1M8 8h.1M12.5 8h.1',
  box: 'M2.5 5L8 2.5 13.5 5v6L8 13.5 2.5 11zM2.5 5L8 7.5 13.5 5M8 7.5v6',
  keyboard: 'M1.5 4h13v8h-13zM4 6.5h.1M7 6.5h.1M10 6.5h.1M12 6.5h.1M4.5 9.5h7',
  download: 'M8 2.5v8M4.8 7.5L8 10.7l3.2-3.2M3 13.5h10',
  upload: 'M8 10.7v-8M4.8 5.7L8 2.5l3.2 3.2M3 13.5h10',
  refresh: 'M13.5 8a5.5 5.5 0 11-1.7-4M13.5 2.5v3h-3',
  link: 'M6.5 9.5l3-3M7 4.5l1.5-1.5a2.8 2.8 0 014 4L11 8.5M9 11.5l-1.5 1.5a2.8 2.8 0 01-4-4L5 7.5',
} as const;

export type IconName = keyof typeof shapes;

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
}

/** An icon of 16 px, thinner than the shop's so that it keeps clear at this size. */
export const Icon = ({ name, size = 16 }: IconProps) => (
  <LineDrawing path={shapes[name]} size={size} box={16} stroke={1.4} />
);
