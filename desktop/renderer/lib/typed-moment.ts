import { parseTypedMoment } from '#core/clipboard/typed-moment.ts';

/** A typed moment as the wire has it; what cannot be read goes as it is, so that the call says what is wrong with it. */
export function typedMoment(text: string, timeZone: string): string {
  const read = parseTypedMoment(text, { today: new Date(), timeZone });
  return read.ok ? read.value : text;
}
