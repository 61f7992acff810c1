/** The mail to admins when a scheduled import fails or stays away. */
export const importMail = {
  subject: 'Plánovaný import nejde: {name}',
  greeting: 'Dobrý den,',
  failed: 'plánovaný import „{name}“ se nepodařil: {reason}',
  late: 'plánovaný import „{name}“ nepřinesl nic nového déle, než má. Naposledy {moment}.',
  never: 'nikdy',
  whatToDo:
    'Ve správě otevřete Plánované importy: u každého je, co se stalo. Sklad a ceny od dodavatele zatím zůstávají, jak byly.',
  signature: 'Váš tým Obměna',
  footer: 'Píšeme správcům obchodu.',
} as const;
