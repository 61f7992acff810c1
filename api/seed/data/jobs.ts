import type { SeedJob } from '../seed-article.ts';

export const seedJobs: readonly SeedJob[] = [
  {
    slug: { cz: 'technik-kontroly-telefonu', ro: 'tehnician-verificare-telefoane' },
    daysAgo: 5,
    place: { cz: 'Praha 8', ro: 'București' },
    employment: 'full_time',
    salary: { cz: [34_000, 42_000], ro: [5_200, 6_800] },
    cs: {
      title: 'Technik kontroly telefonů',
      perex: 'Zkontrolujete denně kolem třiceti zařízení a rozhodnete, jaký dostanou stupeň.',
      body: `
Na vašem stole začíná druhý život každého telefonu, který vykoupíme. Hledáme někoho, kdo vidí vlasový škrábanec a umí ho popsat tak, aby mu zákazník rozuměl.

## Co budete dělat

- Kontrolovat displej, baterii, fotoaparáty a konektory podle seznamu šedesáti bodů.
- Zapisovat, co jste našli, jednou větou pro zákazníka.
- Vymazávat zařízení a předávat je do opravy nebo do skladu.

## Co k tomu potřebujete

- Pečlivost a dobrý zrak; opravovat vás naučíme.
- Základní znalost iOS a Androidu.
- Češtinu slovem i písmem.

## Co nabízíme

- Pět týdnů dovolené a pevnou pracovní dobu.
- Sleva na zařízení pro vás i rodinu.
- Příspěvek na stravování a MultiSport.
`,
    },
    ro: {
      title: 'Tehnician pentru verificarea telefoanelor',
      perex: 'Verificați zilnic circa treizeci de dispozitive și decideți ce grad primesc.',
      body: `
Pe masa dumneavoastră începe a doua viață a fiecărui telefon pe care îl cumpărăm. Căutăm pe cineva care vede o zgârietură fină și o descrie pe înțelesul clientului.

## Ce veți face

- Verificați ecranul, bateria, camerele și conectorii după o listă cu șaizeci de puncte.
- Notați ce ați găsit, într-o propoziție pentru client.
- Ștergeți dispozitivele și le predați la reparație sau în depozit.

## De ce aveți nevoie

- Atenție și vedere bună; reparațiile vi le arătăm noi.
- Cunoștințe de bază despre iOS și Android.
- Limba română, vorbit și scris.

## Ce oferim

- Cinci săptămâni de concediu și program fix.
- Reducere la dispozitive pentru dumneavoastră și familie.
- Tichete de masă și abonament la sport.
`,
    },
  },
  {
    slug: { cz: 'prodavac-vykupni-misto', ro: 'consultant-centru-de-rascumparare' },
    daysAgo: 12,
    place: { cz: 'Brno', ro: 'Cluj-Napoca' },
    employment: 'full_time',
    salary: { cz: [30_000, 38_000], ro: [4_400, 5_600] },
    cs: {
      title: 'Prodavač a výkupčí v prodejně',
      perex: 'Poradíte s výběrem, vykoupíte staré zařízení a nikoho do ničeho nenutíte.',
      body: `
Naše prodejny nemají plán prodeje na hlavu. Měříme jinou věc: jestli se k nám lidé vracejí.

## Co budete dělat

- Radit s výběrem nového i použitého zařízení.
- Vykupovat zařízení přímo na místě a vysvětlit, proč vychází cena tak, jak vychází.
- Připravovat rezervace do třiceti minut.

## Co k tomu potřebujete

- Chuť mluvit s lidmi a trpělivost při přenosu dat.
- Ochotu pracovat v sobotu jednou za tři týdny.

## Co nabízíme

- Pevnou mzdu a čtvrtletní odměnu celé prodejně.
- Zaškolení v servisu a možnost přejít mezi techniky.
`,
    },
    ro: {
      title: 'Consultant de vânzări și buyback în magazin',
      perex: 'Ajutați la alegere, cumpărați dispozitive vechi și nu forțați pe nimeni.',
      body: `
Magazinele noastre nu au plan de vânzări pe persoană. Măsurăm altceva: dacă oamenii se întorc la noi.

## Ce veți face

- Ajutați la alegerea unui dispozitiv nou sau folosit.
- Cumpărați dispozitive pe loc și explicați de ce iese prețul respectiv.
- Pregătiți rezervările în treizeci de minute.

## De ce aveți nevoie

- Plăcerea de a vorbi cu oamenii și răbdare la transferul datelor.
- Disponibilitate pentru o sâmbătă la trei săptămâni.

## Ce oferim

- Salariu fix și o primă trimestrială pentru tot magazinul.
- Instruire în service și posibilitatea de a trece între tehnicieni.
`,
    },
  },
  {
    slug: { cz: 'brigada-ve-skladu', ro: 'lucrator-depozit-part-time' },
    daysAgo: 20,
    place: { cz: 'Praha 8', ro: 'București' },
    employment: 'part_time',
    salary: { cz: [15_000, 20_000], ro: [2_300, 3_000] },
    cs: {
      title: 'Skladník na zkrácený úvazek',
      perex: 'Odpolední směna od 14 do 18 hodin: balíte objednávky a přijímáte zařízení z výkupu.',
      body: `
Dobrá práce ke studiu nebo k rodičovské. Každou zásilku provází čtečka, takže není co poplést.

## Co budete dělat

- Vychystávat a balit objednávky.
- Přijímat balíky z výkupu a dávat zařízením jejich číslo.

## Co nabízíme

- Směny plánované dva týdny dopředu, s možností výměny v aplikaci.
- Teplý a světlý sklad, žádné noční.
`,
    },
    ro: {
      title: 'Lucrător în depozit, cu jumătate de normă',
      perex:
        'Tura de după-amiază, între 14 și 18: ambalați comenzi și primiți dispozitivele cumpărate.',
      body: `
Potrivit pe lângă studii sau concediu de creștere a copilului. Fiecare colet este însoțit de un cititor, așa că nu ai ce încurca.

## Ce veți face

- Pregătiți și ambalați comenzi.
- Primiți coletele cu dispozitive și le dați numărul lor.

## Ce oferim

- Ture planificate cu două săptămâni înainte, cu schimb în aplicație.
- Depozit încălzit și luminos, fără ture de noapte.
`,
    },
  },
];
