import type { CareersMailPhrase } from '../cs/careers-mail.ts';

/** The same in Romanian. */
export const careersMail: Record<CareersMailPhrase, string> = {
  receivedSubject: 'Vă mulțumim pentru interes: {job}',
  receivedHeading: 'Am primit CV-ul dumneavoastră',
  received1:
    'vă mulțumim că vă interesează postul {job} ({place}). CV-ul a ajuns la noi în bună stare.',
  received2: 'Îl citim și vă răspundem în cel mult două săptămâni, oricare ar fi rezultatul.',
  received3:
    'Păstrăm datele dumneavoastră cel mult șase luni, apoi le ștergem. Dacă vă răzgândiți mai devreme, scrieți-ne la {eMail}.',
  receivedButton: 'Vezi oferta de post',
  receivedFooter: 'Vă scriem pentru că ne-ați trimis un CV.',
  noticeSubject: 'Candidat nou: {job}',
  noticeHeading: 'A sosit un CV nou',
  notice1:
    'pentru postul {job} ({place}) s-a înscris un candidat nou. Datele și CV-ul sunt în administrare, la numărul {number}.',
  noticeFooter: 'CV-ul și datele candidatului nu au ce căuta într-un e-mail, de aceea lipsesc.',
  greeting: 'Bună ziua,',
  job: 'Post',
  place: 'Unde',
  signature: 'Echipa Obměna',
};
