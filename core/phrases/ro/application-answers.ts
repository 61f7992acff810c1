import type * as cs from '../cs/application-answers.ts';

/** The same in Romanian. */
export const applicationAnswerWords: typeof cs.applicationAnswerWords = {
  invited: {
    subject: 'Vă invităm la interviu: {job}',
    heading: 'Am dori să ne cunoaștem',
    draft:
      'vă mulțumim pentru CV. Ne-a plăcut și am dori să stăm de vorbă despre postul {job}.\n\nScrieți-ne la {eMail} ce zi din următoarele două săptămâni v-ar conveni.',
  },
  refused: {
    subject: 'Candidatura dumneavoastră: {job}',
    heading: 'Răspuns la candidatura dumneavoastră',
    draft:
      'vă mulțumim pentru interesul față de postul {job} și pentru timpul acordat.\n\nDe data aceasta am ales pe altcineva. Vă dorim mult succes.',
  },
  hired: {
    subject: 'Avem o veste bună: {job}',
    heading: 'Postul este al dumneavoastră',
    draft:
      'ne bucurăm să vă putem oferi postul {job}.\n\nVă sunăm ca să stabilim data începerii și contractul. Dacă între timp aveți întrebări, scrieți-ne la {eMail}.',
  },
};

export const applicationAnswerFooter =
  'Vă scriem pentru că ați candidat la un post la noi. Ne puteți răspunde la {eMail}.';
