import type { MarketCode } from '#core/market/market.ts';
import type { PastShop } from './past-shop.ts';

/** What people of the past wrote; of reviews and messages there are as many to choose from. */
const words = {
  cz: {
    done: 'Vyřízeno na pobočce',
    message: [
      'Dobrý den, kdy bude tento telefon znovu skladem v modré barvě?',
      'Objednal jsem si tablet a potřeboval bych změnit výdejní místo. Jde to ještě?',
      'Prosím o radu, jestli se u vás vyplatí oprava displeje, nebo výměna za novější kus.',
    ],
    answer: 'Dobrý den, děkujeme za zprávu. Vše jsme prověřili a ozveme se vám také telefonicky.',
    company: 'Ukázkový dvůr s.r.o.',
    offer: 'Tablety pro školení, stačí starší řada.',
    pros: ['Výdrž baterie', 'Vypadá jako nový', 'Rychlé dodání'],
    cons: ['Dražší obal', '', 'Nabíječka není v balení'],
    review: [
      'Po měsíci používání bez jediného problému.',
      'Za ty peníze jsem spokojená.',
      'Displej je skvělý i na slunci.',
    ],
    reply: 'Děkujeme za hodnocení a přejeme, ať dobře slouží.',
    fault: ['Prasklý displej po pádu', 'Baterie vydrží jen půl dne', 'Nejde nabíjet'],
    look: 'Odřená hrana, jinak bez vad',
    accessories: 'obal',
    application: 'Mám za sebou tři roky za pultem elektra a rád bych pracoval u vás.',
    inspected: 'Odpovídá popisu',
    task: ['Doplnit obaly ke stolu 2', 'Uklidit uličku B po příjmu', 'Vyměnit štítky v regálu A'],
    searched: ['nokia 3310', 'sluchátka jabra', 'tiskárna', 'dron dji', 'playstation 5'],
    supplier: 'Vzorový velkoobchod',
    stocktake: 'Namátková inventura',
    job: {
      slug: 'prodejce-na-prodejnu',
      place: 'Praha',
      title: { cs: 'Prodejce na prodejnu', ro: 'Vânzător în magazin' },
      summary: {
        cs: 'Poradíte s výběrem, vykoupíte starý telefon a přijmete opravu.',
        ro: 'Sfătuiți clienții, preluați telefoane vechi și primiți reparații.',
      },
    },
  },
  ro: {
    done: 'Rezolvat la magazin',
    message: [
      'Bună ziua, când va fi din nou pe stoc acest telefon în varianta albastră?',
      'Am comandat o tabletă și aș vrea să schimb punctul de ridicare. Se mai poate?',
      'Vă rog un sfat: merită reparat ecranul sau e mai bine să iau un model mai nou?',
    ],
    answer: 'Bună ziua, vă mulțumim pentru mesaj. Am verificat și vă vom contacta și telefonic.',
    company: 'Curtea Exemplu SRL',
    offer: 'Tablete pentru instruire, ajunge și o serie mai veche.',
    pros: ['Bateria ține mult', 'Arată ca nou', 'Livrare rapidă'],
    cons: ['Husa e mai scumpă', '', 'Încărcătorul nu este inclus'],
    review: [
      'După o lună de folosire, fără nicio problemă.',
      'Sunt mulțumită pentru banii aceștia.',
      'Ecranul se vede excelent și la soare.',
    ],
    reply: 'Vă mulțumim pentru evaluare și vă dorim să îl folosiți cu plăcere.',
    fault: ['Ecran spart după o căzătură', 'Bateria ține doar jumătate de zi', 'Nu se încarcă'],
    look: 'Muchie zgâriată, altfel fără defecte',
    accessories: 'husă',
    application: 'Am lucrat trei ani într-un magazin de electronice și aș vrea să lucrez la voi.',
    inspected: 'Corespunde descrierii',
    task: [
      'De completat ambalajele la masa 2',
      'De eliberat culoarul B',
      'De schimbat etichetele din raftul A',
    ],
    searched: ['nokia 3310', 'căști jabra', 'imprimantă', 'dronă dji', 'playstation 5'],
    supplier: 'Depozitul Exemplu',
    stocktake: 'Inventar prin sondaj',
    job: {
      slug: 'vanzator-in-magazin',
      place: 'București',
      title: { cs: 'Prodejce na prodejnu', ro: 'Vânzător în magazin' },
      summary: {
        cs: 'Poradíte s výběrem, vykoupíte starý telefon a přijmete opravu.',
        ro: 'Sfătuiți clienții, preluați telefoane vechi și primiți reparații.',
      },
    },
  },
} as const satisfies Record<MarketCode, object>;

export const wordsOf = ({ deps }: Pick<PastShop, 'deps'>) => words[deps.market.code];
