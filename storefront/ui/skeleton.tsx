import { useText } from '../i18n/text.ts';
import { useOnline } from '../lib/online.ts';
import { OfflineNotice } from './load-failed.tsx';
import './skeleton.css';

/** Holds the place of what is loading; visible after 200 ms. Without a network it says so. */
export function Skeleton({ bars = 4 }: { readonly bars?: number }) {
  const t = useText('shell');
  if (!useOnline()) return <OfflineNotice />;
  return (
    <div className="skeleton" role="status">
      {Array.from({ length: bars }, (_, index) => (
        <div className="skeleton-bar" key={index} />
      ))}
      <span className="visually-hidden">{t('loading')}</span>
    </div>
  );
}
