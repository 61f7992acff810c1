import { warningShape } from '#ui/field.tsx';
import { LineDrawing } from '#ui/line-drawing.tsx';

/** What the header and notices draw on every page; all else arrives with what draws it. */
export const shellShapes = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M9 5l7 7-7 7',
  info: 'M12 11v6M12 7.2v.1M12 3a9 9 0 100 18 9 9 0 000-18z',
  warning: warningShape,
  search: 'M16 16l5 5M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13z',
  sun: 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 019.5 4 8.5 8.5 0 1020 14.5z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  user: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4.5 20.5c.6-4 3.7-6 7.5-6s6.9 2 7.5 6',
  heart:
    'M12 20.5S3.5 15.6 3.5 9.4A4.7 4.7 0 0112 6.7a4.7 4.7 0 018.5 2.7C20.5 15.6 12 20.5 12 20.5z',
  cart: 'M2.5 4H5l2.4 11h10.2L20 7.5H6M9 20a1 1 0 100-.1M16.5 20a1 1 0 100-.1',
} as const;

export type ShellIconName = keyof typeof shellShapes;

interface ShellIconProps {
  readonly name: ShellIconName;
  readonly size?: number;
}

/** An icon that every page needs from its start. */
export function ShellIcon({ name, size }: ShellIconProps) {
  return <LineDrawing path={shellShapes[name]} {...(size !== undefined && { size })} />;
}
