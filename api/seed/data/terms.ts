import type { SeedArticle } from '../seed-article.ts';

/** What a customer agrees with when ordering; `shopPaths(market).terms` leads there. */
export const terms: SeedArticle = {
  slug: { cz: 'obchodni-podminky', ro: 'termeni-si-conditii' },
  daysAgo: 400,
  cs: {
    title: 'Obchodní podmínky',
    perex: 'Co platí, když u nás nakoupíte: objednávka, cena, doručení, vrácení a reklamace.',
    body: `
Podmínky ukázkového obchodu. Než začnete prodávat doopravdy, nechte si je upravit od svého právníka.

## Objednávka a smlouva

Smlouva vznikne, jakmile vám e-mailem potvrdíme přijetí objednávky. Objednané kusy pro vás držíme; nezaplacenou objednávku po 60 minutách uvolníme, při platbě převodem po 7 dnech.

## Cena a platba

Ceny jsou včetně DPH a platí ve chvíli odeslání objednávky. Když cena mezitím stoupne, zeptáme se vás znovu; když klesne, zaplatíte méně. U použitého zboží ve zvláštním režimu se DPH na dokladu neuvádí.

## Doručení

Způsob a den doručení si vyberete před odesláním objednávky. Nebezpečí škody na vás přechází převzetím zásilky.

## Odstoupení od smlouvy

Zboží můžete vrátit do 14 dnů od převzetí poslední zásilky, bez udání důvodu a bez přihlášení. Vrátíme vám přesně to, co jste za vrácené kusy zaplatili. Použitý přístroj, který jste nám prodali protiúčtem, zůstává prodaný a jeho cenu vám vyplatíme.

## Reklamace

Na nové zboží platí záruka 24 měsíců, na použité 12 měsíců. Reklamovat můžete na kterékoli prodejně nebo poštou.

## Osobní údaje

Používáme je k vyřízení objednávky a k tomu, co nám ukládá zákon. Výpis i výmaz najdete ve svém účtu.
`,
  },
  ro: {
    title: 'Termeni și condiții',
    perex:
      'Ce este valabil când cumpărați de la noi: comanda, prețul, livrarea, returul și garanția.',
    body: `
Termenii unui magazin demonstrativ. Înainte de a vinde cu adevărat, cereți juristului dumneavoastră să îi adapteze.

## Comanda și contractul

Contractul se încheie când vă confirmăm prin e-mail primirea comenzii. Păstrăm produsele pentru dumneavoastră; o comandă neplătită este eliberată după 60 de minute, iar la plata prin transfer după 7 zile.

## Prețul și plata

Prețurile includ TVA și sunt valabile în momentul trimiterii comenzii. Dacă prețul crește între timp, vă întrebăm din nou; dacă scade, plătiți mai puțin. La produsele folosite vândute în regim special, TVA-ul nu apare pe document.

## Livrarea

Alegeți modul și ziua livrării înainte de a trimite comanda. Riscul trece la dumneavoastră odată cu primirea coletului.

## Retragerea din contract

Puteți returna produsele în 14 zile de la primirea ultimului colet, fără motiv și fără autentificare. Vă restituim exact ce ați plătit pentru bucățile returnate. Aparatul folosit pe care ni l-ați vândut la schimb rămâne vândut, iar prețul lui vă este plătit.

## Garanția

Produsele noi au garanție 24 de luni, cele folosite 12 luni. Garanția se poate cere în orice magazin sau prin poștă.

## Date personale

Le folosim pentru comandă și pentru ce ne cere legea. Exportul și ștergerea le găsiți în contul dumneavoastră.
`,
  },
};
