/** The mail to admins when a scheduled import fails or stays away. */
export const importMail = {
  subject: 'Importul programat nu merge: {name}',
  greeting: 'Bună ziua,',
  failed: 'importul programat „{name}” nu a reușit: {reason}',
  late: 'importul programat „{name}” nu a adus nimic nou de prea mult timp. Ultima dată: {moment}.',
  never: 'niciodată',
  whatToDo:
    'Deschide în administrare Importuri programate: la fiecare scrie ce s-a întâmplat. Stocul și prețurile furnizorului rămân deocamdată cum erau.',
  signature: 'Echipa Obměna',
  footer: 'Scriem administratorilor magazinului.',
} as const;
