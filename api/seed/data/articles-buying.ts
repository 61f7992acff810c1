import type { SeedArticle } from '../seed-article.ts';

export const buyingArticles: readonly SeedArticle[] = [
  {
    slug: { cz: 'jak-vybrat-pouzity-telefon', ro: 'cum-alegi-un-telefon-folosit' },
    daysAgo: 3,
    cs: {
      title: 'Jak vybrat použitý telefon: na co se dívat dřív než na cenu',
      perex:
        'Použitý telefon ušetří tisíce a vydrží roky, když si předem ověříte pět věcí. Žádná z nich nezabere víc než minutu.',
      body: `
Cena je vidět hned, všechno ostatní až doma. Projděte si proto tenhle seznam dřív, než zaplatíte – u nás i kdekoli jinde.

## Jak dlouho ještě poběží aktualizace

Telefon bez bezpečnostních aktualizací je levný z dobrého důvodu: bankovní aplikace ho časem odmítnou. iPhone dostává nové verze systému zhruba šest až sedm let od uvedení. Novější Pixely a vyšší řada Samsung Galaxy mají slíbených sedm let, levnější modely často jen čtyři.

## Kolik života má baterie

U iPhonu najdete hodnotu v Nastavení › Baterie › Stav baterie. Nad 85 % je to dobré, pod 80 % počítejte s výměnou. U telefonů s Androidem se ptejte na rok výroby a na to, zda byla baterie měněna. My ji měříme u každého kusu.

## Displej a tělo

- Rozsviťte bílou stránku na plný jas: žlutý okraj nebo stín klávesnice značí vypálený displej.
- Přejeďte prstem po celé ploše, ať vidíte, že dotyk nikde nevypadává.
- Podívejte se proti světlu na rám. Promáčknutý roh bývá stopa po pádu, který mohl poškodit i to, co vidět není.

## Zámek a původ

Nechte si před koupí ukázat, že telefon není přihlášený k cizímu účtu Apple nebo Google. A ověřte IMEI: musí být stejné v telefonu, na krabičce i v dokladu.

## Co k telefonu dostanete

Soukromý prodejce vám záruku nedá. Obchod ano a u použitého zboží má být aspoň rok. Ptejte se také na možnost vrácení do 14 dnů, která při nákupu přes internet platí i pro použité zboží.

[Co znamenají stupně A+ až D]({grades})
`,
    },
    ro: {
      title: 'Cum alegi un telefon folosit: ce verifici înainte de preț',
      perex:
        'Un telefon folosit economisește mii de lei și rezistă ani, dacă verifici dinainte cinci lucruri. Niciunul nu cere mai mult de un minut.',
      body: `
Prețul se vede imediat, restul abia acasă. De aceea parcurgeți lista aceasta înainte să plătiți – la noi sau oriunde altundeva.

## Cât timp mai primește actualizări

Un telefon fără actualizări de securitate este ieftin dintr-un motiv bun: aplicațiile bancare îl vor refuza. iPhone-ul primește versiuni noi de sistem cam șase-șapte ani de la lansare. Telefoanele Pixel recente și seriile superioare Samsung Galaxy au promiși șapte ani, modelele ieftine adesea doar patru.

## Câtă viață mai are bateria

La iPhone găsiți valoarea în Configurări › Baterie › Sănătatea bateriei. Peste 85 % este bine, sub 80 % luați în calcul înlocuirea. La telefoanele cu Android întrebați de anul fabricației și dacă bateria a fost schimbată. Noi o măsurăm la fiecare telefon.

## Ecranul și carcasa

- Deschideți o pagină albă la luminozitate maximă: o margine galbenă sau umbra tastaturii înseamnă un ecran ars.
- Treceți cu degetul peste toată suprafața, ca să vedeți că atingerea răspunde peste tot.
- Priviți rama spre lumină. Un colț îndoit arată de obicei o cădere, care putea strica și ce nu se vede.

## Blocarea și proveniența

Cereți să vedeți, înainte de cumpărare, că telefonul nu este conectat la un cont Apple sau Google străin. Verificați și IMEI-ul: trebuie să fie același în telefon, pe cutie și în document.

## Ce primiți odată cu telefonul

Un vânzător particular nu vă dă garanție. Un magazin da, iar pentru produse folosite ar trebui să fie de cel puțin un an. Întrebați și de returul în 14 zile, care la cumpărarea online este valabil și pentru produse folosite.

[Ce înseamnă gradele A+ până la D]({grades})
`,
    },
  },
  {
    slug: { cz: 'co-znamenaji-stupne-stavu', ro: 'ce-inseamna-gradele-de-stare' },
    daysAgo: 10,
    cs: {
      title: 'Co znamenají stupně A+, A, B, C a D',
      perex:
        'Stupeň říká, co na zařízení uvidíte a ucítíte. Všechna zařízení fungují na sto procent, liší se jen stopami po předchozím majiteli.',
      body: `
Každé použité zařízení u nás projde stejnou kontrolou o šedesáti bodech. Co nefunguje, opravíme nebo neprodáme. Zbývá vzhled a právě ten popisuje stupeň.

## A+ – jako nové

Žádná stopa používání ani na blízkou vzdálenost. Baterie má alespoň 90 % původní kapacity.

## A – výborný stav

Vlasové škrábance, které najdete jen při hledání proti světlu. Z půl metru nevidíte nic.

## B – dobrý stav

Drobné škrábance na těle nebo na displeji, které při rozsvícené obrazovce nevnímáte. Nejlepší poměr ceny a stavu.

## C – uspokojivý stav

Viditelné škrábance, odřené hrany, drobná promáčknutí. S pouzdrem se schová většina z nich.

## D – poškozené

Zařízení plně funguje, ale vypadá na svůj věk: hlubší škrábance, odřený lak, prasklina skla mimo displej. Pro dílnu, pro děti nebo jako záloha.

## Který stupeň vybrat

Pokud telefon nosíte v pouzdře a se sklem, rozdíl mezi A a B za týden přestanete vnímat. Rozdíl v ceně ne. Jestli chcete dárek, sáhněte po A+.

[Nejčastější otázky ke stavu a záruce]({faq})
`,
    },
    ro: {
      title: 'Ce înseamnă gradele A+, A, B, C și D',
      perex:
        'Gradul spune ce veți vedea și simți pe dispozitiv. La toate gradele noastre funcționarea este deplină, diferă doar urmele lăsate de proprietarul anterior.',
      body: `
Fiecare dispozitiv folosit trece la noi prin aceeași verificare cu șaizeci de puncte. Ce nu funcționează reparăm sau nu vindem. Rămâne aspectul și tocmai pe el îl descrie gradul.

## A+ – ca nou

Nicio urmă de folosire, nici privit de aproape. Bateria are cel puțin 90 % din capacitatea inițială.

## A – stare excelentă

Zgârieturi fine, pe care le găsiți doar căutându-le în lumină. De la jumătate de metru nu se vede nimic.

## B – stare bună

Zgârieturi mici pe carcasă sau pe ecran, pe care nu le observați cu ecranul aprins. Cel mai bun raport între preț și stare.

## C – stare acceptabilă

Zgârieturi vizibile, margini tocite, mici lovituri. Într-o husă se ascund cele mai multe dintre ele.

## D – deteriorat

Dispozitivul funcționează pe deplin, dar își arată vârsta: zgârieturi adânci, vopsea ștearsă, sticlă fisurată în afara ecranului. Pentru atelier, pentru copii sau ca rezervă.

## Ce grad să alegeți

Dacă purtați telefonul în husă și cu folie, diferența dintre A și B nu o mai observați după o săptămână. Diferența de preț, da. Pentru un cadou, alegeți A+.

[Cele mai frecvente întrebări despre stare și garanție]({faq})
`,
    },
  },
  {
    slug: { cz: 'zaruka-na-pouzite-zarizeni', ro: 'garantia-la-dispozitive-folosite' },
    daysAgo: 18,
    cs: {
      title: 'Záruka a vrácení u použitého zařízení',
      perex:
        'Použité neznamená bez práv. Co platí ze zákona, co přidáváme my a jak postupovat, když se něco pokazí.',
      body: `
Kdo kupuje jako spotřebitel, má u obchodu práva i na použité zboží. Tady je, co si pod tím představit v praxi.

## Vrácení do 14 dnů

Zařízení koupené přes internet nebo po telefonu můžete do 14 dnů od převzetí vrátit bez udání důvodu. Vyzkoušet si ho smíte jako v prodejně. Peníze pošleme do 14 dnů od odstoupení, nejdřív ale až zařízení dorazí nebo prokážete jeho odeslání.

## Odpovědnost za vady

U nového zboží odpovídáme dva roky. U použitého lze dobu zkrátit nejvýš na rok, a přesně ten rok vám dáváme. Když se vada objeví do roka od převzetí, má se za to, že tu byla už při převzetí. Dokazovat opak musíme my.

## Co záruka nekryje

- Pád, vodu a cizí zásah do zařízení.
- Úbytek kapacity baterie, který odpovídá stáří a používání.
- Vady, na které jsme u daného kusu předem upozornili a kvůli kterým byl levnější.

## Jak reklamovat

1. Zálohujte si data. Při opravě se někdy zařízení musí vymazat.
2. Odhlaste se z účtu Apple, Google nebo Samsung.
3. Přineste zařízení do kterékoli naší prodejny, nebo nám napište a pošleme kurýra.
4. O výsledku rozhodneme do 30 dnů, obvykle do pěti pracovních.

[Najít nejbližší prodejnu]({stores})
`,
    },
    ro: {
      title: 'Garanția și returul la un dispozitiv folosit',
      perex:
        'Folosit nu înseamnă fără drepturi. Ce prevede legea, ce adăugăm noi și cum procedați când se strică ceva.',
      body: `
Cine cumpără în calitate de consumator are drepturi față de magazin și pentru produsele folosite. Iată ce înseamnă asta în practică.

## Retur în 14 zile

Un dispozitiv cumpărat online sau la telefon poate fi returnat în 14 zile de la primire, fără motiv. Îl puteți încerca la fel ca în magazin. Banii îi trimitem în 14 zile de la retragere, însă cel mai devreme după ce dispozitivul ajunge la noi sau dovediți că l-ați expediat.

## Răspunderea pentru defecte

Pentru produsele noi răspundem doi ani. Pentru cele folosite termenul poate fi scurtat cel mult la un an și exact acest an vi-l oferim. Dacă defectul apare într-un an de la primire, se presupune că exista deja la primire. Contrariul trebuie să îl dovedim noi.

## Ce nu acoperă garanția

- Căderea, apa și intervenția altcuiva asupra dispozitivului.
- Scăderea capacității bateriei care corespunde vârstei și folosirii.
- Defectele despre care v-am avertizat dinainte și pentru care dispozitivul a fost mai ieftin.

## Cum folosiți garanția

1. Faceți o copie a datelor. La reparație dispozitivul trebuie uneori șters.
2. Deconectați-vă din contul Apple, Google sau Samsung.
3. Aduceți dispozitivul în orice magazin al nostru sau scrieți-ne și trimitem un curier.
4. Decidem în cel mult 30 de zile, de obicei în cinci zile lucrătoare.

[Găsiți cel mai apropiat magazin]({stores})
`,
    },
  },
];
