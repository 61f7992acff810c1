import { z } from 'zod';

/** Place of the window when the program ended; sizes and positions in screen pixels that do not depend on density. */
export const windowState = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().min(640).max(10_000),
  height: z.int().min(480).max(10_000),
  isMaximized: z.boolean(),
});
export type WindowState = z.infer<typeof windowState>;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const standard = { width: 1366, height: 768 } as const;
/** So much of the title bar must be on a screen for a mouse to get hold of it. */
const reachable = { width: 120, height: 32 } as const;

const overlap = (fromA: number, lengthA: number, fromB: number, lengthB: number) =>
  Math.min(fromA + lengthA, fromB + lengthB) - Math.max(fromA, fromB);

function isReachable(state: WindowState, area: Area): boolean {
  const isTitleWithin = state.y >= area.y && state.y + reachable.height <= area.y + area.height;
  return isTitleWithin && overlap(state.x, state.width, area.x, area.width) >= reachable.width;
}

/**
 * Where to open: the remembered place if its title bar is on a screen that is there today, else in the middle of the
 * main one, no larger than it.
 */
export function placeFor(state: WindowState | null, areas: readonly Area[]): Partial<WindowState> {
  if (state !== null && areas.some((area) => isReachable(state, area))) return state;
  const [main] = areas;
  return {
    width: Math.min(standard.width, main?.width ?? standard.width),
    height: Math.min(standard.height, main?.height ?? standard.height),
    isMaximized: state?.isMaximized ?? false,
  };
}
