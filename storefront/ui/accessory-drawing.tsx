import type { JSX } from 'react';
import { metal, outline, type ShapeProps } from './accessory-look.ts';
import { Charger, PowerBank, Cable, Wireless } from './accessory-power.tsx';
import type { AccessoryShape } from './accessory-shape.ts';
import { Earbuds, OverEar } from './headphone-shapes.tsx';

function CaseShape({ hex }: ShapeProps) {
  return (
    <>
      <rect x="27" y="4" width="46" height="92" rx="9" fill={hex} {...outline} />
      <rect x="30" y="7" width="40" height="86" rx="7" fill="#fff" fillOpacity="0.14" />
      <rect x="33" y="10" width="19" height="21" rx="6" fill="#101722" fillOpacity="0.75" />
      <path
        d="M73 30v10M73 44v10M27 34v14"
        stroke="currentColor"
        strokeOpacity="0.5"
        strokeWidth="2"
      />
    </>
  );
}

/** Clear glass: the phone's outline shows through it, its corner catches the light. */
function Glass({ hex }: ShapeProps) {
  return (
    <>
      <rect x="22" y="10" width="44" height="86" rx="7" fill="#101722" fillOpacity="0.82" />
      <rect x="34" y="4" width="44" height="86" rx="7" fill={hex} fillOpacity="0.28" {...outline} />
      <path d="M34 66L78 22V36L34 80zM34 56L72 18" fill="#fff" fillOpacity="0.28" />
      <circle cx="56" cy="9" r="1.6" fill="currentColor" fillOpacity="0.5" />
    </>
  );
}

function Strap({ hex }: ShapeProps) {
  return (
    <g fill={hex} {...outline}>
      <path d="M34 4h20l3 34h-26zM31 62h26l-3 26q-1 8-10 8t-10-8z" />
      <rect x="30" y="38" width="28" height="6" rx="2" fill={metal} />
      <rect x="30" y="56" width="28" height="6" rx="2" fill={metal} />
      <path
        d="M44 70v.1M44 76v.1M44 82v.1M44 88v.1"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeOpacity="0.7"
      />
      <rect
        x="66"
        y="8"
        width="16"
        height="9"
        rx="3"
        fill="none"
        strokeWidth="3"
        stroke={metal}
        strokeOpacity="1"
      />
    </g>
  );
}

function Stylus({ hex }: ShapeProps) {
  return (
    <g transform="rotate(32 50 50)">
      <path d="M45.5 6a4.5 4.5 0 019 0v76l-3 11q-1.5 3-3 0l-3-11z" fill={hex} {...outline} />
      <path d="M45.5 82h9l-3 11q-1.5 3-3 0z" fill="#101722" fillOpacity="0.6" />
      <path d="M47.5 8v70" stroke="#fff" strokeOpacity="0.45" strokeWidth="1.6" />
    </g>
  );
}

function Holder({ hex }: ShapeProps) {
  return (
    <>
      <path d="M50 58v20" stroke={hex} strokeWidth="9" />
      <ellipse cx="50" cy="84" rx="26" ry="9" fill={hex} {...outline} />
      <circle cx="50" cy="36" r="30" fill={hex} {...outline} />
      <circle
        cx="50"
        cy="36"
        r="21"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.4"
        strokeWidth="2.5"
      />
    </>
  );
}

const drawings: Record<AccessoryShape, (props: ShapeProps) => JSX.Element> = {
  case: CaseShape,
  glass: Glass,
  strap: Strap,
  stylus: Stylus,
  holder: Holder,
  charger: Charger,
  wireless: Wireless,
  cable: Cable,
  'power-bank': PowerBank,
  'over-ear': OverEar,
  earbuds: Earbuds,
};

interface AccessoryDrawingProps extends ShapeProps {
  readonly shape: AccessoryShape;
  /** Pixels of the square that the drawing stands in. */
  readonly longest: number;
}

/** An accessory in its own shape and colour. The text beside it says what it is. */
export function AccessoryDrawing({ shape, hex, longest }: AccessoryDrawingProps) {
  const Shape = drawings[shape];
  return (
    <svg aria-hidden="true" width={longest} height={longest} viewBox="0 0 100 100">
      <Shape hex={hex} />
    </svg>
  );
}
