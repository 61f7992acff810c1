/** The mail to admins when a webhook was paused. */
export const webhookMail = {
  subject: 'Webhook suspendat: {name}',
  greeting: 'Bună ziua,',
  paused:
    'programul căruia îi trimitem webhookul „{name}” nu a preluat nimic o zi întreagă sau anunță că nu mai există. De aceea am suspendat trimiterea.',
  whatToDo:
    'Deschide în administrare Webhookuri: în jurnal vezi cum a răspuns programul. Când merge din nou, pornește webhookul, iar ce așteaptă se va trimite. Despre ce se schimbă până atunci nu îi spunem: să citească din API.',
  signature: 'Echipa Obměna',
  footer: 'Scriem administratorilor magazinului.',
} as const;
