import type { TrackingState } from '../../carriers/tracking.ts';

/** What became of a parcel, as customers and staff read it. */
export const trackingTexts: Record<TrackingState, string> = {
  announced: 'Připravený k předání dopravci',
  in_transit: 'Na cestě',
  ready_for_pickup: 'Čeká na vyzvednutí',
  returning: 'Vrací se k nám',
  lost: 'Dopravce balík hledá',
  delivered: 'Doručený',
  came_back: 'Vrátil se k nám',
};

export const otherCarrier = 'Jiný dopravce';

/** Why a parcel is not at its carrier, and what to do; `{carrier}` is filled in. */
export const shipmentProblems = {
  unreachable:
    '{carrier} teď neodpovídá. Zkoušíme to dál sami; spěchá-li balík, zkuste to hned nebo zvolte jiného dopravce.',
  gave_up:
    '{carrier} neodpověděl ani na opakované pokusy. Zkuste to znovu, zvolte jiného dopravce, nebo opište číslo z ručně vypsaného štítku.',
  unanswered:
    '{carrier} nepotvrdil, jestli balík přijal. Podívejte se do jeho portálu podle čísla {reference}: je-li tam, opište číslo zásilky; není-li, založte balík znovu.',
  address: '{carrier} nepřijal adresu. Ověřte ji u zákazníka, nebo zvolte jiného dopravce.',
  phone:
    '{carrier} nepřijal telefon zákazníka. Požádejte vedoucí o opravu, nebo zvolte jiného dopravce.',
  mail: '{carrier} nepřijal e-mail zákazníka. Požádejte vedoucí o opravu, nebo zvolte jiného dopravce.',
  point: '{carrier} na vybrané výdejní místo teď nedoručí. Domluvte se zákazníkem jiné místo.',
  weight: 'Balík je pro {carrier} těžký nebo velký. Zvolte jiného dopravce, nebo ho rozdělte.',
  cash: '{carrier} takovou dobírku nevybere. Zvolte jiného dopravce.',
  credentials:
    '{carrier} odmítl přístupové údaje obchodu. Řekněte to správci; zatím zvolte jiného dopravce.',
  refused: '{carrier} balík odmítl. Zvolte jiného dopravce, nebo ho předejte ručně.',
  not_set_up:
    '{carrier} v tomto obchodě není nastavený. Řekněte to správci; zatím zvolte jiného dopravce.',
  no_exchange:
    '{carrier} neumí převzít zařízení výměnou za zboží. Zvolte jiného dopravce, nebo výměnu u objednávky zrušte.',
  too_late: '{carrier} už zásilku zrušit nedovolil.',
} as const;
export type ShipmentProblem = keyof typeof shipmentProblems;

/** Notes of tasks; `{number}` of the parcel. */
export const trackingTasks = {
  came_back:
    'Dopravce vrátil balík {number}. Převezměte ho, zkontrolujte obsah a řekněte vedoucí, co s objednávkou.',
  too_late:
    '{carrier} už zásilku balíku {number} zrušit nedovolil. Starý štítek zahoďte a domluvte s dopravcem, že nepojede.',
  lost: 'Dopravce balík {number} ztratil. Ověřte to u něj a domluvte náhradu.',
} as const;
