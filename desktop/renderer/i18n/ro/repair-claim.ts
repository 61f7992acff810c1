import type { repairClaim as cs } from '../cs/repair-claim.ts';

export const repairClaim: Record<keyof typeof cs, string> = {
  heading: 'Rezolvarea sesizării',
  lead: 'Dacă dispozitivul nu se repară, rezolvați aici sesizarea. Clientul primește un e-mail.',
  isPrepared: 'Restituirea banilor așteaptă aprobarea unei alte persoane.',
  act_exchanged: 'Înlocuiți',
  act_reduced: 'Reduceți prețul',
  act_refunded: 'Restituiți banii',
  act_rejected: 'Respingeți',
  was_exchanged: 'Înlocuit cu {{instead}}',
  was_reduced: 'Preț redus cu {{amount}}',
  was_refunded: 'S-au restituit {{amount}}, dispozitivul rămâne la noi',
  was_rejected: 'Respinsă',
  title_exchanged: 'Înlocuiți cu alt produs?',
  title_reduced: 'Reduceți prețul?',
  title_refunded: 'Restituiți banii?',
  title_rejected: 'Respingeți sesizarea?',
  lead_exchanged:
    'Produsul iese din stocul acestui magazin și îl așteaptă pe client. Dispozitivul din sesizare rămâne la noi: duceți-l la recepția produselor returnate.',
  lead_reduced:
    'O parte din preț se întoarce pe aceeași cale pe care a venit, cu factură de corecție. Dispozitivul rămâne la client.',
  lead_refunded:
    'Banii se întorc pe aceeași cale pe care au venit, cu factură de corecție. Dispozitivul rămâne la noi: duceți-l la recepția produselor returnate.',
  lead_rejected: 'Dispozitivul se întoarce la client așa cum este.',
  piece: 'Pentru care produs',
  amount: 'Reducerea',
  reason: 'Motivul',
  reasonHelp: 'Clientul îl vede.',
  gives: 'Clientul primește: {{name}}',
  givesNothing: 'Alegeți ce primește clientul.',
  other: 'Alt produs din stoc',
  serial: 'IMEI sau seria noului produs',
  serialHelp: 'Numai la produsele ținute în stoc pe serii.',
};
