import type { TranslatedOf } from '#ui/phrase-keys.ts';
import type { unpaidRests as cs } from '../cs/unpaid-rests.ts';

/** What customers have left to pay of goods that left for a device. */
export const unpaidRests: TranslatedOf<typeof cs> = {
  emptyList:
    'Comenzile apar aici singure, imediat ce le trimit clienții. Pe cea prin telefon o creați cu butonul de sus.',
  toPay: 'Rest de plată',
  isRestLate: 'Rest de plată întârziat',
  views: 'Vizualizări rapide',
  view_all: 'Toate',
  view_overdue: 'Întârziate',
  view_unpaid: 'În așteptarea plății',
  view_unpaid_rests: 'Resturi de plată întârziate',
  lateSince:
    'Clientul nu a plătit nici după reamintiri; cazul vă așteaptă din {{moment}}. Vorbiți cu clientul și notați plata primită.',
  writeOff: 'Renunță la restul de plată',
  writeOffTitle: 'Renunțați la restul de plată de {{amount}}?',
  writeOffLead:
    'Clientul nu mai are nimic de plată, iar suma datorată scade cu restul. Dispozitivul reținut la noi până la plată i se trimite gratuit înapoi. Clientul primește un e-mail. Aprobă o a doua persoană.',
  writeOffReason: 'Motiv',
  writtenOff: 'S-a renunțat la restul de plată de {{amount}}.',
};
