import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { slidesOf, SlidePicture } from './gallery-slide.tsx';
import type { Product } from './product-query.ts';

interface GalleryZoomProps {
  readonly product: Product;
  readonly first: number;
  readonly onClose: () => void;
}

/** The pictures over the whole window. The browser's own dialog keeps the focus and hears Esc. */
export function GalleryZoom({ product, first, onClose }: GalleryZoomProps) {
  const t = useText('product');
  const close = useText('shell')('close');
  const dialog = useRef<HTMLDialogElement>(null);
  const [place, setPlace] = useState(first);
  useEffect(() => dialog.current?.showModal(), []);
  const slides = slidesOf(product);
  const slide = slides[place];
  const count = slides.length;
  const move = (step: number) => setPlace((now) => (now + step + count) % count);
  const hear = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  };
  return (
    <dialog
      className="gallery-zoom"
      ref={dialog}
      aria-label={t('gallery')}
      onClose={onClose}
      onKeyDown={hear}
      onClick={({ target }) => (target === dialog.current ? dialog.current.close() : undefined)}
    >
      <button
        type="button"
        className="gallery-zoom-close"
        aria-label={close}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      <div className="gallery-zoom-picture">
        {slide !== undefined && <SlidePicture slide={slide} product={product} longest={620} />}
      </div>
      {count > 1 && (
        <div className="gallery-zoom-bar">
          <button type="button" aria-label={t('previous')} onClick={() => move(-1)}>
            <Icon name="back" />
          </button>
          <p className="numbers" aria-live="polite">
            {t('pictureOf', { number: place + 1, count })}
          </p>
          <button type="button" aria-label={t('next')} onClick={() => move(1)}>
            <Icon name="back" />
          </button>
        </div>
      )}
    </dialog>
  );
}
