import { betweenCodesMs, closingKeys, isScannersTyping } from '#core/warehouse/calibrate.ts';
import { decodeKey, nothingTyped, plainScanner } from '#core/warehouse/decode-scan.ts';
import type { KeyStroke } from '#core/warehouse/physical-key.ts';

/** A second closing key (CR and LF) comes within this and is nobody's press. */
const echoMs = 100;

/**
 * Hears the bare keys of a scanner that nothing is known of yet, one scan at a time; a person's keys go through. Answers
 * how to stop.
 */
export function recordScans(onScan: (strokes: readonly KeyStroke[]) => void): () => void {
  let strokes: KeyStroke[] = [];
  let state = nothingTyped;
  let closedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(timer);
    const heard = strokes;
    strokes = [];
    if (!isScannersTyping(heard)) return;
    closedAt = heard.at(-1)?.at ?? closedAt;
    onScan(heard);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.repeat) return;
    const { code, key, shiftKey: shift, ctrlKey: ctrl, timeStamp: at } = event;
    const stroke = { code, key, shift, ctrl, at };
    const last = strokes.at(-1);
    if (last && at - last.at > betweenCodesMs) close();
    const decoded = decodeKey(state, stroke, plainScanner);
    ({ state } = decoded);
    const isEcho = closingKeys.has(code) && strokes.length === 0 && at - closedAt <= echoMs;
    if (decoded.swallow || isEcho) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (isEcho) return;
    strokes.push(stroke);
    clearTimeout(timer);
    if (closingKeys.has(code)) close();
    // A busy page hears keys late: the whole pause counts from now on.
    else timer = setTimeout(close, betweenCodesMs + 50);
  };
  window.addEventListener('keydown', onKey, { capture: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', onKey, { capture: true });
  };
}
