import { browsers, systems } from '#core/accounts/device-name.ts';
import { deviceWords as cs } from '#core/phrases/cs/device-words.ts';
import { deviceWords as ro } from '#core/phrases/ro/device-words.ts';
import type { QueuedMail } from '../platform/mail/mail-kinds.ts';

const words = { cs, ro };

/** The device at the end of a mail's subject (`…:firefox:windows`), in the reader's language. */
export function saidDevice({ subjectKey, language }: QueuedMail): string {
  const [browserName, systemName] = subjectKey.split(':').slice(-2);
  const browser = browsers.find((one) => one === browserName) ?? 'unknown';
  const system = systems.find((one) => one === systemName) ?? 'unknown';
  const said = words[language];
  return `${said[`browser_${browser}`]}, ${said[`system_${system}`]}`;
}
