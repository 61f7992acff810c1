import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import './split-panes.css';

interface SplitPanesProps {
  /** The handle between the two, as it is read out. */
  readonly label: string;
  /** Keeps the widths as long as the window under this name. */
  readonly name: string;
  readonly left: ReactNode;
  readonly right: ReactNode;
}

/** Percents of the left pane, by name. */
const kept = new Map<string, number>();
const least = 25;
const within = (percent: number): number => Math.min(100 - least, Math.max(least, percent));

/** Two places of work side by side with a handle between them, for the pointer and for arrows. */
export function SplitPanes({ label, name, left, right }: SplitPanesProps) {
  const box = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState(() => kept.get(name) ?? 55);
  const set = (next: number) => {
    const allowed = within(next);
    kept.set(name, allowed);
    setPercent(allowed);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const area = box.current?.getBoundingClientRect();
    if (!area || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    set(((event.clientX - area.left) / area.width) * 100);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = {
      ArrowLeft: percent - 2,
      ArrowRight: percent + 2,
      Home: least,
      End: 100 - least,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  return (
    <div
      ref={box}
      className="split-panes"
      style={{
        gridTemplateColumns: `minmax(0, ${String(percent)}fr) 8px minmax(0, ${String(100 - percent)}fr)`,
      }}
    >
      <div className="split-pane">{left}</div>
      <div
        className="split-handle"
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-orientation="vertical"
        aria-valuenow={Math.round(percent)}
        aria-valuemin={least}
        aria-valuemax={100 - least}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onDoubleClick={() => set(55)}
        onPointerMove={onPointerMove}
        onKeyDown={onKeyDown}
      />
      <div className="split-pane">{right}</div>
    </div>
  );
}
