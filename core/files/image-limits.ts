/** Largest picture file that staff may upload, in bytes. */
export const mostPictureBytes = 15 * 1024 * 1024;

/** Longest side in pixels. Beyond it, WebP could not even hold a narrow strip. */
export const longestPictureSide = 12_000;

/** Most pixels of an uploaded picture; more would only be a file made to exhaust the memory. */
export const mostPicturePixels = 50_000_000;

/** Why a picture is refused; each is a message of the field `file` (core/phrases). */
export type PictureRefusal =
  'image_svg' | 'image_unsupported' | 'image_animated' | 'image_too_many_pixels' | 'image_broken';
