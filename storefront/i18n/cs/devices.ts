import { deviceWords } from '#core/phrases/cs/device-words.ts';

/** Browsers and systems, by which sessions are told apart. */
export const devices = deviceWords;

declare module '../phrase-book.ts' {
  interface PhraseBook {
    readonly devices: Translated<typeof devices>;
  }
}
