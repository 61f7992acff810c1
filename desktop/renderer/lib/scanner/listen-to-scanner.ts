import type { HeardCode } from '#core/warehouse/one-label.ts';
import {
  closeScan,
  closesAt,
  decodeKey,
  nothingTyped,
  type Decoded,
  type ScannerSettings,
} from '#core/warehouse/decode-scan.ts';

/** What a field held before the first keys of a code went into it. */
interface FieldBefore {
  readonly field: HTMLInputElement | HTMLTextAreaElement;
  readonly value: string;
  readonly start: number | null;
}

function focusedField(): FieldBefore | null {
  const field = document.activeElement;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField ? { field, value: field.value, start: field.selectionStart } : null;
}

/** Puts a field back, in a way that whoever listens to its input hears (React among them). */
function restore(before: FieldBefore | null): void {
  if (!before || before.field.value === before.value) return;
  const { field, value, start } = before;
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (start !== null) field.setSelectionRange(start, start);
}

interface ScanListener {
  readonly onScan: (code: HeardCode) => void;
  /** A key that may begin a code. */
  readonly onBegin: () => void;
}

/**
 * Hears a scanner that types, wherever the focus is, before any field or shortcut does; what a person types goes through.
 * Answers how to stop. `settings` is asked at every key, as a calibration may change it.
 */
export function listenToScanner(
  settings: () => ScannerSettings,
  { onScan, onBegin }: ScanListener,
): () => void {
  let state = nothingTyped;
  let from = 0;
  let to = 0;
  let before: FieldBefore | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = (decoded: Decoded) => {
    ({ state } = decoded);
    if (decoded.scan === null) return;
    restore(before);
    onScan({ text: decoded.scan, from, to });
  };
  const waitForPause = (at: number) => {
    clearTimeout(timer);
    const due = closesAt(state, settings());
    if (due === null) return;
    // The whole pause from now on: a busy page hears keys late, and the next one may be on its way.
    const rest = Math.max(due - at, due - performance.now());
    timer = setTimeout(
      () => take(closeScan(state, Math.max(due, performance.now()), settings())),
      rest,
    );
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.repeat) return;
    const { code, key, shiftKey: shift, ctrlKey: ctrl } = event;
    // The moment of the key itself: a busy page hears several at once.
    const stroke = { code, key, shift, ctrl, at: event.timeStamp };
    const decoded = decodeKey(state, stroke, settings());
    to = stroke.at;
    if (decoded.begins) {
      before = focusedField();
      from = stroke.at;
      onBegin();
    }
    if (decoded.swallow) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    take(decoded);
    waitForPause(stroke.at);
  };
  window.addEventListener('keydown', onKey, { capture: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', onKey, { capture: true });
  };
}
