import { outline, type ShapeProps } from './accessory-look.ts';

export function OverEar({ hex }: ShapeProps) {
  return (
    <>
      <path
        d="M18 58C14 -4 86 -4 82 58"
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.4"
        strokeWidth="9"
      />
      <path d="M18 58C14 -4 86 -4 82 58" fill="none" stroke={hex} strokeWidth="7" />
      <path d="M30 22Q50 4 70 22" fill="none" stroke="#fff" strokeOpacity="0.35" strokeWidth="3" />
      <rect x="8" y="48" width="24" height="44" rx="12" fill={hex} {...outline} />
      <rect x="68" y="48" width="24" height="44" rx="12" fill={hex} {...outline} />
      <rect x="26" y="52" width="10" height="36" rx="5" fill="#101722" fillOpacity="0.75" />
      <rect x="64" y="52" width="10" height="36" rx="5" fill="#101722" fillOpacity="0.75" />
    </>
  );
}

/** Two earbuds over their open case. */
export function Earbuds({ hex }: ShapeProps) {
  return (
    <>
      {[0, 1].map((side) => (
        <g key={side} transform={side === 0 ? '' : 'translate(100 0) scale(-1 1)'}>
          <path d="M26 18a11 11 0 0114 12v24q0 4-4 4t-4-4V38q-12-2-6-20z" fill={hex} {...outline} />
          <ellipse cx="28" cy="25" rx="5" ry="6.5" fill="#101722" fillOpacity="0.7" />
        </g>
      ))}
      <rect x="18" y="58" width="64" height="36" rx="15" fill={hex} {...outline} />
      <path d="M18 70h64" stroke="currentColor" strokeOpacity="0.35" />
      <circle cx="50" cy="79" r="2" fill="#7ddc9a" stroke="currentColor" strokeOpacity="0.4" />
    </>
  );
}
