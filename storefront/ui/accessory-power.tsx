import { metal, outline, type ShapeProps } from './accessory-look.ts';

const dark = '#101722';

export function Charger({ hex }: ShapeProps) {
  return (
    <>
      <path d="M40 8v18M60 8v18" stroke={metal} strokeWidth="5" strokeLinecap="round" />
      <rect x="24" y="22" width="52" height="16" rx="5" fill={hex} {...outline} />
      <rect x="20" y="34" width="60" height="58" rx="11" fill={hex} {...outline} />
      <path d="M26 44v36" stroke="#fff" strokeOpacity="0.4" strokeWidth="3" strokeLinecap="round" />
      <rect x="40" y="79" width="20" height="7" rx="3.5" fill={dark} fillOpacity="0.8" />
    </>
  );
}

export function Wireless({ hex }: ShapeProps) {
  return (
    <>
      <path d="M50 72q0 20 22 20h18" fill="none" stroke={hex} strokeWidth="5" />
      <path d="M50 72q0 20 22 20h18" fill="none" {...outline} />
      <ellipse cx="50" cy="42" rx="38" ry="34" fill={hex} {...outline} />
      <ellipse cx="50" cy="39" rx="32" ry="28" fill="#fff" fillOpacity="0.16" {...outline} />
      <ellipse
        cx="50"
        cy="39"
        rx="15"
        ry="13"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.5"
        strokeWidth="2"
      />
      <path d="M52 30l-7 11h6l-2 8 7-11h-6z" fill="currentColor" fillOpacity="0.55" />
    </>
  );
}

export function Cable({ hex }: ShapeProps) {
  const loop = 'M22 30v12c0 34 56 34 56 4s-50-26-50 6c0 22 22 26 44 20';
  return (
    <>
      <path d={loop} fill="none" stroke="currentColor" strokeOpacity="0.4" strokeWidth="7" />
      <path d={loop} fill="none" stroke={hex} strokeWidth="5" />
      <rect x="18" y="6" width="8" height="10" rx="3" fill={metal} {...outline} />
      <rect x="15" y="14" width="14" height="20" rx="4" fill={hex} {...outline} />
      <g transform="rotate(-14 80 70)">
        <rect x="68" y="64" width="18" height="13" rx="4" fill={hex} {...outline} />
        <rect x="86" y="67" width="9" height="7" rx="2.5" fill={metal} {...outline} />
      </g>
    </>
  );
}

export function PowerBank({ hex }: ShapeProps) {
  return (
    <>
      <rect x="26" y="6" width="48" height="88" rx="10" fill={hex} {...outline} />
      <path d="M74 22v62q0 10-10 10H44z" fill="#fff" fillOpacity="0.12" />
      <rect x="36" y="9.5" width="11" height="4.5" rx="2.2" fill={dark} {...outline} />
      <rect x="53" y="9" width="12" height="5.5" rx="1" fill={dark} {...outline} />
      <path
        d="M38 84v.1M46 84v.1M54 84v.1M62 84v.1"
        stroke="#7ddc9a"
        strokeWidth="3.6"
        strokeLinecap="round"
      />
    </>
  );
}
