import { z } from 'zod';
import { languages, type Language } from '#core/market/market.ts';
import { readKeptJson, writeKeptJson } from './kept-json.ts';

export interface ChosenLanguage {
  readonly get: () => Language;
  readonly set: (language: Language) => void;
}

const kept = z.object({ language: z.enum(languages) });

/** Language of menu and dialogs: the one chosen last, at first the system's if we speak it, else Czech. */
export function createChosenLanguage(
  file: string,
  systemLocale: string,
  changed: () => void,
): ChosenLanguage {
  const ofSystem: Language = systemLocale.toLowerCase().startsWith('ro') ? 'ro' : 'cs';
  let language = readKeptJson(file, kept)?.language ?? ofSystem;
  return {
    get: () => language,
    set(chosen) {
      if (chosen === language) return;
      language = chosen;
      writeKeptJson(file, { language });
      changed();
    },
  };
}
