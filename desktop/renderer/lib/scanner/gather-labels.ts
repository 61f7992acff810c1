import { readLabel } from '#core/warehouse/label-code.ts';
import { codesOfLabel, isOnSameLabel, type HeardCode } from '#core/warehouse/one-label.ts';

/** How long a code waits for the next one of its label; a code that has begun meanwhile is waited for. */
const waitMs = 50;
/** A code that began and never ended holds nothing up for longer. */
const longestWaitMs = 600;

/**
 * Puts together the codes that a scanner reads off one label at once (T-SCAN-6), as each is heard; every other code is
 * passed on alone.
 */
export function gatherLabels(onLabel: (codes: readonly string[]) => void) {
  let label: readonly HeardCode[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pass = () => {
    clearTimeout(timer);
    if (label.length === 0) return;
    const codes = codesOfLabel(label);
    label = [];
    onLabel(codes);
  };
  return {
    /** Nobody hears scans any more. */
    drop: () => {
      clearTimeout(timer);
      label = [];
    },
    /** A key that may begin a code was heard. */
    begins: () => {
      if (label.length === 0) return;
      clearTimeout(timer);
      timer = setTimeout(pass, longestWaitMs);
    },
    hear: (code: HeardCode) => {
      if (!isOnSameLabel(label, code)) pass();
      label = [...label, code];
      clearTimeout(timer);
      // Our own labels have one code each: nothing is waited for.
      if (readLabel(code.text)) pass();
      else timer = setTimeout(pass, waitMs);
    },
  };
}
