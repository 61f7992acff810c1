import type { ShipmentProblem } from '../cs/tracking.ts';
import type { TrackingState } from '../../carriers/tracking.ts';

/** What became of a parcel, as customers and staff read it. */
export const trackingTexts: Record<TrackingState, string> = {
  announced: 'Pregătit pentru curier',
  in_transit: 'Pe drum',
  ready_for_pickup: 'Așteaptă să fie ridicat',
  returning: 'Se întoarce la noi',
  lost: 'Curierul caută coletul',
  delivered: 'Livrat',
  came_back: 'S-a întors la noi',
};

export const otherCarrier = 'Alt curier';

/** Why a parcel is not at its carrier, and what to do; `{carrier}` is filled in. */
export const shipmentProblems: Record<ShipmentProblem, string> = {
  unreachable:
    '{carrier} nu răspunde acum. Încercăm în continuare singuri; dacă e urgent, reîncearcă sau alege alt curier.',
  gave_up:
    '{carrier} nu a răspuns nici la încercările repetate. Reîncearcă, alege alt curier sau scrie numărul de pe eticheta completată de mână.',
  unanswered:
    '{carrier} nu a confirmat dacă a primit coletul. Caută în portalul lui numărul {reference}: dacă este acolo, scrie numărul AWB; dacă nu, creează coletul din nou.',
  address: '{carrier} nu a acceptat adresa. Verific-o cu clientul sau alege alt curier.',
  phone:
    '{carrier} nu a acceptat telefonul clientului. Cere șefului de tură să-l corecteze sau alege alt curier.',
  mail: '{carrier} nu a acceptat e-mailul clientului. Cere șefului de tură să-l corecteze sau alege alt curier.',
  point: '{carrier} nu livrează acum la punctul ales. Stabilește cu clientul alt punct.',
  weight:
    'Coletul este prea greu sau prea mare pentru {carrier}. Alege alt curier sau împarte coletul.',
  cash: '{carrier} nu încasează un asemenea ramburs. Alege alt curier.',
  credentials:
    '{carrier} a respins datele de acces ale magazinului. Anunță administratorul; până atunci alege alt curier.',
  refused: '{carrier} a refuzat coletul. Alege alt curier sau predă-l manual.',
  not_set_up:
    '{carrier} nu este configurat în acest magazin. Anunță administratorul; până atunci alege alt curier.',
  no_exchange:
    '{carrier} nu poate prelua dispozitivul în schimbul produselor. Alege alt curier sau anulează schimbul la comandă.',
  too_late: '{carrier} nu a mai permis anularea coletului.',
};

/** Notes of tasks; `{number}` of the parcel. */
export const trackingTasks = {
  came_back:
    'Curierul a returnat coletul {number}. Preia-l, verifică ce conține și spune șefului de tură ce se întâmplă cu comanda.',
  too_late:
    '{carrier} nu a mai permis anularea coletului {number}. Aruncă eticheta veche și stabilește cu curierul că nu pleacă.',
  lost: 'Curierul a pierdut coletul {number}. Verifică la el și stabilește despăgubirea.',
};
