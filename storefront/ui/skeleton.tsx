import { SkeletonBars } from '#ui/skeleton.tsx';
import { useText } from '../i18n/text.ts';
import { useOnline } from '../lib/online.ts';
import { OfflineNotice } from './load-failed.tsx';
import './skeleton.css';

/** Holds the place of what is loading. Without a network it says so. */
export function Skeleton({ bars = 4 }: { readonly bars?: number }) {
  const t = useText('shell');
  if (!useOnline()) return <OfflineNotice />;
  return <SkeletonBars bars={bars} label={t('loading')} />;
}
