import { create } from 'qrcode';
import { useMemo } from 'react';
import './qr-code.css';

/** Light modules around the symbol, which readers need. */
const quiet = 4;

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** A QR code as one drawing: always dark on light, whatever the theme, or it could not be read. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawingOf(text), [text]);
  const side = size + 2 * quiet;
  return (
    <figure className="qr">
      <svg viewBox={`0 0 ${String(side)} ${String(side)}`} role="img" aria-label={label}>
        <rect width={side} height={side} fill="#fff" />
        <path d={path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <figcaption className="small soft">{label}</figcaption>
    </figure>
  );
}

function drawingOf(text: string): { readonly size: number; readonly path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size, data } = modules;
  const dark = [...data.entries()].filter(([, module]) => module === 1);
  const path = dark
    .map(
      ([at]) => `M${String((at % size) + quiet)} ${String(Math.floor(at / size) + quiet)}h1v1h-1z`,
    )
    .join('');
  return { size, path };
}
