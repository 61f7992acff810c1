/** An old device that whoever brings the goods takes at the door. */
export const doorExchange = {
  door: 'Výměna u kurýra',
  door_agreed: 'Zboží odchází, zařízení převezme kurýr při doručení.',
  door_taken: 'Kurýr zařízení převzal, jede k nám. Po převzetí ho zkontrolujte ve výkupu.',
  door_missed:
    'Kurýr předal zboží bez zařízení. Zákazník ho má poslat do {{until}}, jinak zaplatí zboží celé.',
  door_lost: 'Zařízení se ztratilo cestou k nám, vykupujeme ho za přislíbenou cenu.',
  door_settled: 'Výměna je vyřízená.',
  door_ended: 'Výměna u kurýra skončila, objednávka šla dál jinak.',
  doorToPay:
    'Zákazník doplácí {{amount}} do {{until}}. Zařízení, které si nechává, zůstává do zaplacení u nás.',
  doorNumber: 'Balík se zařízením: {{number}}',
  doorByCarrier: 'podle dopravce',
  door_act_taken: 'Kurýr zařízení převzal',
  door_act_missed: 'Kurýr zařízení nepřevzal',
  door_act_lost: 'Zařízení se ztratilo',
  door_act_end: 'Zrušit výměnu u kurýra',
  door_text_taken:
    'Zboží je u zákazníka a zařízení jede k nám. Opište číslo balíku, pokud ho od dopravce máte.',
  door_text_missed:
    'Zboží je u zákazníka, zařízení mu zůstalo. Napíšeme mu, ať ho do 14 dnů pošle. Pokud kurýr veze zboží zpět, nic nezapisujte: objednávka se zruší, až balík dorazí.',
  door_text_lost:
    'Zařízení vykoupíme za přislíbenou cenu, i když nedorazilo. Na skladě se zapíše mezi pohřešované.',
  door_text_end: 'Zboží zůstane na skladě a počká, až zařízení dorazí jinak.',
  doorOfTwo: 'Uvolní to druhá osoba.',
  doorParcel: 'Číslo balíku se zařízením',
  doorReason: 'Důvod',
  doorMarked: 'Zapsáno.',
} as const;
