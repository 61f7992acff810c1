import { useState, type ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import './photo-gallery.css';

/** A photo that only staff see. */
export interface GalleryPhoto {
  readonly id: number;
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** What it shows, where somebody said so. */
  readonly caption?: string;
}

interface GalleryProps {
  /** Of the window in which one is seen large. */
  readonly title: string;
  readonly photos: readonly GalleryPhoto[];
  /** What can be done with the one that is seen large. */
  readonly actions?: (id: number, close: () => void) => ReactNode;
}

/** Small photos, each of which opens large. */
export function PhotoGallery({ title, photos, actions }: GalleryProps) {
  const [openId, setOpenId] = useState<number | null>(null);
  const open = photos.find(({ id }) => id === openId);
  const close = () => setOpenId(null);
  return (
    <>
      <ul className="photo-gallery">
        {photos.map((photo) => (
          <li key={photo.id}>
            <button type="button" onClick={() => setOpenId(photo.id)}>
              <Picture photo={photo} />
            </button>
            {photo.caption !== undefined && photo.caption !== '' && <p>{photo.caption}</p>}
          </li>
        ))}
      </ul>
      {open && (
        <Dialog title={title} width="wide" onClose={close} actions={actions?.(open.id, close)}>
          <div className="photo-large">
            <Picture photo={open} />
          </div>
        </Dialog>
      )}
    </>
  );
}

const Picture = ({ photo: { src, alt, width, height } }: { readonly photo: GalleryPhoto }) => (
  <img src={src} alt={alt} width={width} height={height} loading="lazy" />
);
