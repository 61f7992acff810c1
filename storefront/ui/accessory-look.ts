export interface ShapeProps {
  /** Colour of the body. */
  readonly hex: string;
}

/** Keeps a white body visible on white and a black one on black. */
export const outline = { stroke: 'currentColor', strokeOpacity: 0.4, strokeWidth: 1 } as const;

/** Metal of plugs. */
export const metal = '#b9bec4';
