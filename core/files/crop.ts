/** Which part of a picture is shown, in thousandths of its sides. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Thousandths of a side. */
export const wholeSide = 1_000;
/** Less would be a slip of the hand rather than a picture. */
export const leastCrop = 50;

export const wholePicture: Crop = { left: 0, top: 0, width: wholeSide, height: wholeSide };

const between = (value: number, least: number, most: number): number =>
  Math.min(Math.max(Math.round(value), least), most);

/** A box as it can be: within the picture and not too small; its place gives way to its size. */
export function fittedCrop({ left, top, width, height }: Crop): Crop {
  const wide = between(width, leastCrop, wholeSide);
  const high = between(height, leastCrop, wholeSide);
  return {
    left: between(left, 0, wholeSide - wide),
    top: between(top, 0, wholeSide - high),
    width: wide,
    height: high,
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The box between two corners, in whichever direction it was drawn. */
export const cropBetween = (from: Point, to: Point): Crop =>
  fittedCrop({
    left: Math.min(from.x, to.x),
    top: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  });

export const isWhole = ({ width, height }: Crop): boolean =>
  width === wholeSide && height === wholeSide;

/** The pixels of a box; at least one each way, and none beyond the picture. */
export function cropPixels(crop: Crop, size: { readonly width: number; readonly height: number }) {
  const part = (start: number, length: number, side: number) => {
    const from = Math.min(Math.round((start * side) / wholeSide), side - 1);
    return [from, between((length * side) / wholeSide, 1, side - from)] as const;
  };
  const [left, width] = part(crop.left, crop.width, size.width);
  const [top, height] = part(crop.top, crop.height, size.height);
  return { left, top, width, height };
}
