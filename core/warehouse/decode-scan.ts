import { layoutCharacter, physicalCharacter, type KeyStroke } from './physical-key.ts';

/** How a station's scanner types; a station without a calibration has `plainScanner`. */
export interface ScannerSettings {
  /** `physical`: keys of an American keyboard, whatever the system's layout; `layout`: the system's own. */
  readonly keys: 'physical' | 'layout';
  /** What closes a code, as `KeyboardEvent.code` (`Enter`, `Tab`), where it was calibrated. */
  readonly suffix: string | null;
  /** Characters before each code, which are taken away, where they were calibrated. */
  readonly prefix: string;
}

export const plainScanner: ScannerSettings = { keys: 'physical', suffix: null, prefix: '' };

/** Milliseconds: nobody types four keys at half of this each, and scanners take 1 to 30 for a key. */
const quickKeyMs = 35;
/** A pause that closes a code without a suffix (DECISIONS "Picking and packaging"). */
const closingPauseMs = 50;
/** A pause within a code that is forgiven where a suffix says where it ends (T-SCAN-4). */
const forgivenPauseMs = 100;
/** A code whose suffix was lost is closed after this. */
const lostSuffixMs = 500;
/** No label is shorter; three quick keys may be a person's. */
const shortestCode = 4;
const longestCode = 512;
const closingKeys: ReadonlySet<string> = new Set(['Enter', 'NumpadEnter', 'Tab']);

interface TypedKey {
  readonly at: number;
  readonly character: string;
}

/** Keys that may become a code: what was typed since the last pause. */
export interface DecoderState {
  readonly typed: readonly TypedKey[];
}

export const nothingTyped: DecoderState = { typed: [] };

export interface Decoded {
  readonly state: DecoderState;
  /** A whole code without prefix, suffix and control characters, or null. */
  readonly scan: string | null;
  /** The key is the scanner's: it must not reach the field that has the focus. */
  readonly swallow: boolean;
  /**
   * The first key since a pause: whoever listens notes what the field with the focus holds, and puts it back once
   * this became a code, since the first characters went into the field before they were known for a scanner's.
   */
  readonly begins: boolean;
}

/**
 * Takes one key: pure, so that every rhythm can be tested (T-SCAN-1 to 4, 10). Keys as quick as no person types form a
 * code, which ends by Enter, Tab or, by `closeScan`, by a pause. A person's typing goes through untouched.
 */
export function decodeKey(
  state: DecoderState,
  stroke: KeyStroke,
  settings: ScannerSettings,
): Decoded {
  const typed = sinceLastPause(state.typed, stroke.at, settings);
  if (closesCode(stroke, settings)) {
    return isCode(typed, settings) ? closed(typed, settings, true) : passed(nothingTyped);
  }
  const character =
    settings.keys === 'physical' ? physicalCharacter(stroke) : layoutCharacter(stroke);
  // Shift comes before a capital, and control keys frame codes: neither ends one.
  if (character === null) return { ...passed({ typed }), swallow: stroke.ctrl && isQuick(typed) };
  const now = [...typed, { at: stroke.at, character }].slice(-longestCode);
  return {
    state: { typed: now },
    scan: null,
    swallow: isCode(now, settings),
    begins: now.length === 1,
  };
}

/** Closes a code that no key has closed, once nothing was typed for long enough. Call it when `closesAt` has come. */
export function closeScan(state: DecoderState, at: number, settings: ScannerSettings): Decoded {
  const due = closesAt(state, settings);
  if (due === null || at < due) return passed(state);
  return isCode(state.typed, settings)
    ? closed(state.typed, settings, false)
    : passed(nothingTyped);
}

/** When a pause will have closed what was typed, in the strokes' milliseconds; null where nothing was. */
export function closesAt(state: DecoderState, settings: ScannerSettings): number | null {
  const last = state.typed.at(-1);
  if (!last) return null;
  return last.at + (settings.suffix === null ? closingPauseMs : lostSuffixMs);
}

const passed = (state: DecoderState): Decoded => ({
  state,
  scan: null,
  swallow: false,
  begins: false,
});

function closed(typed: readonly TypedKey[], settings: ScannerSettings, swallow: boolean): Decoded {
  const text = typed.map(({ character }) => character).join('');
  const code = text.startsWith(settings.prefix) ? text.slice(settings.prefix.length) : text;
  return { state: nothingTyped, scan: code.trim(), swallow, begins: false };
}

const closesCode = (stroke: KeyStroke, { suffix }: ScannerSettings): boolean =>
  suffix === null ? closingKeys.has(stroke.code) : stroke.code === suffix;

/** What belongs together with a key that comes now: a person's digits before a code are not part of it. */
function sinceLastPause(
  typed: readonly TypedKey[],
  at: number,
  { suffix }: ScannerSettings,
): readonly TypedKey[] {
  const last = typed.at(-1);
  const pause = suffix === null ? closingPauseMs : forgivenPauseMs;
  return last && at - last.at > pause ? [] : typed;
}

/** Whether somebody types as quickly as only a scanner does; a single hiccup does not make a person of it. */
function isQuick(typed: readonly TypedKey[]): boolean {
  const gaps = typed.slice(1).map(({ at }, place) => at - (typed[place]?.at ?? at));
  const middle = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)];
  return middle !== undefined && middle <= quickKeyMs;
}

const isCode = (typed: readonly TypedKey[], { prefix }: ScannerSettings): boolean =>
  typed.length >= shortestCode + prefix.length && isQuick(typed);
