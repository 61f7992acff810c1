import {
  pictureFile,
  pictureFormats,
  sourceSet,
  type Picture as PictureData,
} from '#core/files/picture.ts';
import './picture.css';

interface PictureProps {
  readonly picture: PictureData;
  /** How wide it is shown, as the attribute `sizes` has it: `(min-width: 768px) 20rem, 50vw`. */
  readonly sizes: string;
  /** The one picture that the first screen is about: loads at once and before others. */
  readonly isHero?: boolean;
  /** Empty where the text beside says the same; the picture's own where it is left out. */
  readonly alt?: string;
}

// What a browser that knows no srcset gets.
const plainWidth = 640;

/** A picture in the best format and width for the screen; its room is kept before it has loaded. */
export function Picture({ picture, sizes, isHero = false, alt = picture.alt }: PictureProps) {
  return (
    <picture className="picture">
      {pictureFormats.slice(0, -1).map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={sourceSet(picture, format)}
          sizes={sizes}
        />
      ))}
      <img
        src={pictureFile(picture, plainWidth)}
        srcSet={sourceSet(picture, 'jpeg')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={isHero ? 'eager' : 'lazy'}
        decoding={isHero ? 'sync' : 'async'}
        fetchPriority={isHero ? 'high' : 'auto'}
      />
    </picture>
  );
}
