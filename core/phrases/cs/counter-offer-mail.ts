export interface BuybackMailText {
  readonly subject: string;
  readonly heading: string;
  /** The first goes on after the greeting. */
  readonly paragraphs: readonly string[];
  readonly button: string;
}

/** The mail about another price after the inspection, which the back office shows before it is sent. */
export const counterOfferMail = {
  subject: 'Nová nabídka po kontrole: {device}',
  heading: 'Po kontrole vám nabízíme jinou cenu',
  paragraphs: [
    'zařízení {device} jsme zkontrolovali a jeho stav se liší od popisu. Místo {originalPrice} vám nabízíme {price}.',
    'Rozhodněte se prosím do {date}. Když nabídku odmítnete, pošleme vám zařízení zdarma zpět. Bez vašeho souhlasu ho nikdy nevykoupíme.',
  ],
  button: 'Přijmout {price}',
} as const satisfies BuybackMailText;
