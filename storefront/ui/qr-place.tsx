import { lazy, Suspense } from 'react';
import { useScript } from '../lib/use-script.ts';
import './qr-code.css';

const QrCode = lazy(() => import('./qr-code.tsx').then((file) => ({ default: file.QrCode })));

interface QrPlaceProps {
  readonly text: string;
  readonly label: string;
}

/** A QR code whose drawing arrives later than the page; the server, which waits for nothing, leaves its place free. */
export function QrPlace({ text, label }: QrPlaceProps) {
  const place = <div className="qr-place" />;
  if (!useScript()) return place;
  return (
    <Suspense fallback={place}>
      <QrCode text={text} label={label} />
    </Suspense>
  );
}
