import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import './anchored-form.css';

interface AnchoredFormProps {
  readonly title: string;
  /** What it stands under; asked for once it is drawn, with the element itself. */
  readonly anchor: (own: HTMLElement) => Element | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Pixels between the form, what it belongs to and the window's edge. */
const gap = 4;

/** Under its anchor where there is room, within the window in any case. */
function place(own: HTMLElement, anchor: Element | null): void {
  const at = anchor?.getBoundingClientRect() ?? new DOMRect();
  const { offsetWidth, offsetHeight } = own;
  const left = Math.min(at.left, innerWidth - offsetWidth - gap);
  const top = Math.min(at.bottom + gap, innerHeight - offsetHeight - gap);
  own.style.left = `${String(Math.max(gap, left))}px`;
  own.style.top = `${String(Math.max(gap, top))}px`;
}

/**
 * A small form under what it is about, such as a filter under its column: what it changes stays in
 * sight. Escape and pressing elsewhere close it; the focus goes back to where it was.
 */
export function AnchoredForm({ title, anchor, onClose, children }: AnchoredFormProps) {
  const box = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  const anchorOf = useEffectEvent(anchor);
  useLayoutEffect(() => {
    const own = box.current;
    if (own === null) return undefined;
    const before = document.activeElement;
    // What is chosen in it may make it taller.
    const watch = new ResizeObserver(() => place(own, anchorOf(own)));
    watch.observe(own);
    place(own, anchorOf(own));
    own.querySelector<HTMLElement>('select, input')?.focus();
    return () => {
      watch.disconnect();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close();
    };
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  }, []);
  return (
    <section
      ref={box}
      role="dialog"
      aria-label={title}
      className="anchored-form"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // A panel beside the list would close too.
        event.stopPropagation();
        event.preventDefault();
        onClose();
      }}
      onBlur={({ relatedTarget }) => {
        const isLeft = relatedTarget !== null && !box.current?.contains(relatedTarget);
        if (isLeft) onClose();
      }}
    >
      <h2 className="anchored-title">{title}</h2>
      {children}
    </section>
  );
}
