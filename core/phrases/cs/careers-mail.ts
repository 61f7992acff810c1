/** Sentences of the mails about an application for a job; `{job}` and the like are filled in. */
export const careersMail = {
  receivedSubject: 'Děkujeme za váš zájem: {job}',
  receivedHeading: 'Váš životopis jsme přijali',
  received1: 'děkujeme, že se zajímáte o místo {job} ({place}). Životopis k nám v pořádku dorazil.',
  received2: 'Přečteme si ho a do dvou týdnů se vám ozveme, ať už to vyjde, nebo ne.',
  received3:
    'Vaše údaje uchováme nejdéle šest měsíců a pak je smažeme. Pokud si to rozmyslíte dřív, stačí napsat na {eMail}.',
  receivedButton: 'Zobrazit nabídku místa',
  receivedFooter: 'Píšeme vám, protože jste nám poslali životopis.',
  noticeSubject: 'Nový uchazeč: {job}',
  noticeHeading: 'Přišel nový životopis',
  notice1:
    'na místo {job} ({place}) se přihlásil nový uchazeč. Údaje a životopis najdete ve správě pod číslem {number}.',
  noticeFooter: 'Životopis ani údaje uchazeče do e-mailu nepatří, proto v něm nejsou.',
  greeting: 'Dobrý den,',
  job: 'Místo',
  place: 'Kde',
  signature: 'Váš tým Obměna',
} as const;

export type CareersMailPhrase = keyof typeof careersMail;
