import { useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { GalleryZoom } from './gallery-zoom.tsx';
import { slidesOf, SlidePicture, type Slide } from './gallery-slide.tsx';
import type { Product } from './product-query.ts';
import './gallery.css';

/** Pictures of the product: a strip that snaps, thumbnails below, and each one enlarged on press. */
export function Gallery({ product }: { readonly product: Product }) {
  const t = useText('product');
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const slides = slidesOf(product);
  const count = slides.length;
  const show = (place: number) => {
    const strip = track.current;
    strip?.scrollTo({ left: strip.clientWidth * place, behavior: 'smooth' });
  };
  const follow = () => {
    const strip = track.current;
    if (strip) setShown(Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth)));
  };
  return (
    <section className="gallery" aria-label={t('gallery')}>
      <ul
        className="gallery-track"
        ref={track}
        onScroll={follow}
        // A strip that scrolls must be reachable by the keyboard.
        tabIndex={count > 1 ? 0 : undefined}
        aria-label={t('gallery')}
      >
        {slides.map((slide, place) => (
          <li key={slide.key} className="gallery-slide">
            <button
              type="button"
              className="gallery-zoom-button"
              tabIndex={place === shown ? undefined : -1}
              aria-label={`${t('zoom')}: ${t('pictureOf', { number: place + 1, count })}`}
              onClick={() => setZoomed(true)}
            >
              <SlidePicture slide={slide} product={product} isFirst={place === 0} />
            </button>
          </li>
        ))}
      </ul>
      <span className="gallery-hint" aria-hidden="true">
        <Icon name="search" size={18} />
      </span>
      {count > 1 && <Thumbnails product={product} slides={slides} shown={shown} onShow={show} />}
      {isZoomed && <GalleryZoom product={product} first={shown} onClose={() => setZoomed(false)} />}
    </section>
  );
}

interface ThumbnailsProps {
  readonly product: Product;
  readonly slides: readonly Slide[];
  readonly shown: number;
  readonly onShow: (place: number) => void;
}

function Thumbnails({ product, slides, shown, onShow }: ThumbnailsProps) {
  const t = useText('product');
  return (
    <ul className="gallery-thumbs">
      {slides.map((slide, place) => (
        <li key={slide.key}>
          <button
            type="button"
            className="gallery-thumb"
            aria-current={place === shown ? 'true' : undefined}
            aria-label={t('pictureOf', { number: place + 1, count: slides.length })}
            onClick={() => onShow(place)}
          >
            <SlidePicture slide={slide} product={product} isThumbnail />
          </button>
        </li>
      ))}
    </ul>
  );
}
