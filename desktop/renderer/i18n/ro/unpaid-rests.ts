import type { TranslatedOf } from '#ui/phrase-keys.ts';
import type { unpaidRests as cs } from '../cs/unpaid-rests.ts';

/** What customers have left to pay of goods that left for a device. */
export const unpaidRests: TranslatedOf<typeof cs> = {
  toPay: 'Rest de plată',
  isRestLate: 'Rest de plată întârziat',
  views: 'Vizualizări rapide',
  view_all: 'Toate',
  view_unpaid_rests: 'Resturi de plată întârziate',
  lateSince:
    'Clientul nu a plătit nici după reamintiri; cazul vă așteaptă din {{moment}}. Vorbiți cu clientul și notați plata primită.',
};
