import { useText } from '../i18n/text.ts';
import './skeleton.css';

/** Holds the place of what is loading; visible after 200 ms. */
export function Skeleton({ bars = 4 }: { readonly bars?: number }) {
  const t = useText('shell');
  return (
    <div className="skeleton" role="status">
      {Array.from({ length: bars }, (_, index) => (
        <div className="skeleton-bar" key={index} />
      ))}
      <span className="visually-hidden">{t('loading')}</span>
    </div>
  );
}
