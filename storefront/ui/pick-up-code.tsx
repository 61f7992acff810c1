import { Card } from './card.tsx';
import { QrPlace } from './qr-place.tsx';
import './pick-up-code.css';

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
      <QrPlace text={code} label={text} />
    </Card>
  );
}
