import { speakOfFloor } from '../i18n/use-phrases.ts';

/** A screen whose words are loaded with it, as few people open it (`i18n/cs-floor.ts`). */
export const afterFloor = async <M>(screen: Promise<M>): Promise<M> =>
  (await Promise.all([screen, speakOfFloor()]))[0];
