import type { Tone } from '#core/warehouse/one-label.ts';

/** Hertz of each beep; a wrong scan is told by a low double one, so that it is heard with the back to the screen. */
const beeps: Readonly<Record<Tone, readonly number[]>> = {
  good: [1_760],
  notice: [880],
  wrong: [220, 196],
};
const beepSeconds = 0.12;

let context: AudioContext | undefined;

/** Plays what came of a scan; a crate of the cart has its own height beside its number and colour. */
export function playTone(tone: Tone, slot = 0): void {
  // A machine without sound, or a window that nobody has touched yet, is no reason to stop picking.
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const from = context.currentTime;
  for (const [place, hertz] of beeps[tone].entries()) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.frequency.value = tone === 'good' ? hertz + slot * 60 : hertz;
    gain.gain.value = 0.15;
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(from + place * beepSeconds);
    oscillator.stop(from + (place + 1) * beepSeconds);
  }
}
