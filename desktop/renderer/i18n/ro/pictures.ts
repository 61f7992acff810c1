import type { PhraseBook } from '../phrase-book.ts';

export const pictures: PhraseBook['pictures'] = {
  none: 'Produsul nu are încă imagini; în locul lor apare un desen.',
  dropHere: 'Trageți imaginile aici sau alegeți-le. JPEG, PNG, WebP sau AVIF, până la 15 MB.',
  choose: 'Alege imagini',
  sending: 'Se încarcă {{done}} din {{total}}',
  tooLarge: '{{name}}: imaginea are peste 15 MB.',
  newOfColor: 'Imaginile noi sunt pentru culoarea',
  allColors: 'Toate culorile',
  list: 'Imaginile în ordinea în care apar',
  main: 'Principală',
  number: '{{number}}.',
  altCs: 'Descrierea imaginii {{number}} în cehă',
  altRo: 'Descrierea imaginii {{number}} în română',
  colorOf: 'Culoarea imaginii {{number}}',
  makeMain: 'Fă imaginea {{number}} principală',
  earlier: 'Mută imaginea {{number}} mai în față',
  later: 'Mută imaginea {{number}} mai în spate',
  remove: 'Elimină imaginea {{number}}',
  removeTitle: 'Eliminați imaginea?',
  removeLead: 'Dispare imediat de la produs. O puteți readuce din istoricul modificărilor.',
  removeDo: 'Elimină imaginea',
};
