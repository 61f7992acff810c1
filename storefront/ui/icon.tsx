import { LineDrawing } from '#ui/line-drawing.tsx';
import { shellShapes } from './shell-icon.tsx';

const shapes = {
  ...shellShapes,
  close: 'M6 6l12 12M18 6L6 18',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3',
  box: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  money: 'M3 7h18v10H3zM12 9.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM6 12v.1M18 12v.1',
  shield: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4',
  up: 'M6 15l6-6 6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  filter: 'M4 7h10M18 7h2M16 5v4M4 17h2M10 17h10M8 15v4',
  print: 'M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z',
  pencil: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  compare: 'M12 4v16M7 20h10M5 7h14M5 7l-3 7a3.2 3.2 0 006 0zM19 7l-3 7a3.2 3.2 0 006 0z',
  share: 'M12 15V3M8 6.5L12 3l4 3.5M6 11H4.5v10h15V11H18',
  clock: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5l3.5 2',
  store: 'M4 10v10h16V10M3 10l2-6h14l2 6a3 3 0 01-6 0 3 3 0 01-6 0 3 3 0 01-6 0zM10 20v-5h4v5',
  swap: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4',
  battery: 'M3 8h15v8H3zM21 11v2M6 11v2M9 11v2',
  truck:
    'M2 6h12v10H2zM14 10h4l4 3v3h-8zM6.5 16a2 2 0 100 4 2 2 0 000-4zM17.5 16a2 2 0 100 4 2 2 0 000-4z',
  phone: 'M5 3h4l2 5-2.5 1.5a11 11 0 006 6L16 13l5 2v4a2 2 0 01-2 2A16 16 0 013 5a2 2 0 012-2z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  wrench: 'M20 6.5l-3 3-2.5-2.5 3-3A5 5 0 0011 10L4 17a2 2 0 003 3l7-7a5 5 0 006-6.5z',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
} as const;

export type IconName = keyof typeof shapes;

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
}

/** Any icon of the storefront. */
export function Icon({ name, size }: IconProps) {
  return <LineDrawing path={shapes[name]} {...(size !== undefined && { size })} />;
}
