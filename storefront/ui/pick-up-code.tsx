import { lazy, Suspense } from 'react';
import { Card } from './card.tsx';
import './pick-up-code.css';
import './qr-code.css';

const QrCode = lazy(() => import('./qr-code.tsx').then((file) => ({ default: file.QrCode })));

interface PickUpCodeProps {
  readonly code: string;
  readonly title: string;
  /** What whoever shows it should know. */
  readonly text: string;
}

/** A code as letters to say and as a symbol for the scanner at the counter. */
export function PickUpCode({ code, title, text }: PickUpCodeProps) {
  return (
    <Card>
      <h2>{title}</h2>
      <p className="pick-up-code">{code}</p>
      <Suspense fallback={<div className="qr-place" />}>
        <QrCode text={code} label={text} />
      </Suspense>
    </Card>
  );
}
