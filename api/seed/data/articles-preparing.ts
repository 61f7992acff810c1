import type { SeedArticle } from '../seed-article.ts';

export const preparingArticles: readonly SeedArticle[] = [
  {
    slug: {
      cz: 'jak-pripravit-zarizeni-k-vykupu',
      ro: 'cum-pregatiti-dispozitivul-pentru-rascumparare',
    },
    daysAgo: 32,
    cs: {
      title: 'Jak zařízení připravit k výkupu a dostat za něj víc',
      perex:
        'Cenu určuje model, stav a to, co přidáte. Čtvrthodina příprav dělá rozdíl ve stovkách korun a výplatu zrychlí o dny.',
      body: `
Výkupní cenu uvidíte hned, jakmile odpovíte na pár otázek o stavu. Konečná je až po kontrole, proto se vyplatí odpovídat poctivě.

## Co zvedne cenu

- Původní nabíječka, kabel a krabička.
- Čistý displej bez nalepené fólie. Pod fólií škrábance nevidíme, takže musíme počítat s horším.
- Baterie v dobrém stavu. Do výměny se ale pouštět nemusíte, u většiny modelů se nevrátí.

## Co ji sníží

- Prasklé sklo, i jen na zadní straně.
- Telefon přihlášený k účtu. Takový vykoupit nemůžeme vůbec.
- Neoriginální displej, který hlásí neznámou součást.

## Jak zabalit

1. Vypněte zařízení a vložte ho do krabičky nebo do pouzdra.
2. Okolí vyplňte papírem, ať se uvnitř nic nehýbe.
3. Přiložte kód výkupu. Bez něj balík nepřiřadíme.
4. Nechte si potvrzení o podání, dokud vám nepřijdou peníze.

## Když po kontrole vyjde jiná cena

Napíšeme vám, co jsme našli, a nabídneme novou cenu. Rozhodnutí je na vás: když odmítnete, pošleme zařízení zdarma zpět. Mlčení nikdy nebereme jako souhlas.

[Zjistit výkupní cenu]({buyback})

[Kde nám zařízení předat osobně]({centers})
`,
    },
    ro: {
      title: 'Cum pregătiți dispozitivul pentru vânzare și primiți mai mult',
      perex:
        'Prețul depinde de model, de stare și de ce adăugați. Un sfert de oră de pregătire înseamnă bani în plus și o plată mai rapidă cu câteva zile.',
      body: `
Prețul buyback îl vedeți imediat ce răspundeți la câteva întrebări despre stare. Devine definitiv abia după verificare, de aceea merită să răspundeți cinstit.

## Ce crește prețul

- Încărcătorul, cablul și cutia originale.
- Un ecran curat, fără folie. Sub folie nu vedem zgârieturile, așa că trebuie să presupunem ce e mai rău.
- O baterie în stare bună. Nu e nevoie însă să o schimbați, la majoritatea modelelor nu se recuperează costul.

## Ce îl scade

- Sticla fisurată, chiar și numai pe spate.
- Un telefon conectat la un cont. Pe acesta nu îl putem cumpăra deloc.
- Un ecran neoriginal, care anunță o piesă necunoscută.

## Cum îl ambalați

1. Opriți dispozitivul și puneți-l în cutie sau într-o husă.
2. Umpleți golurile cu hârtie, ca să nu se miște nimic înăuntru.
3. Adăugați codul vânzării. Fără el nu putem recunoaște coletul.
4. Păstrați dovada expedierii până primiți banii.

## Dacă după verificare iese alt preț

Vă scriem ce am găsit și vă propunem un preț nou. Decizia vă aparține: dacă refuzați, trimitem dispozitivul înapoi gratuit. Tăcerea nu o luăm niciodată drept acord.

[Aflați prețul buyback]({buyback})

[Unde ni-l puteți preda personal]({centers})
`,
    },
  },
  {
    slug: { cz: 'druhy-zivot-telefonu', ro: 'a-doua-viata-a-telefonului' },
    daysAgo: 40,
    cs: {
      title: 'Co se s telefonem stane, když nám ho prodáte',
      perex:
        'Od rozbalení balíku po nového majitele projde zařízení čtyřma rukama. Popisujeme, co kdo dělá a co se stane s vašimi daty.',
      body: `
Nejčastější otázka nezní „kolik dostanu“, ale „co se stane s mými fotkami“. Odpověď je krátká: nic, protože je smažete vy a my po vás ještě jednou.

## První den: příjem

Balík otevíráme pod kamerou, porovnáme kód výkupu a IMEI a zařízení dostane vlastní číslo. Od té chvíle je vidět, kde je a kdo ho měl v ruce.

## Kontrola

Technik projde displej, tlačítka, fotoaparáty, reproduktory, konektory, čtečky a baterii. Výsledek porovná s tím, co jste vyplnili. Když se shoduje, posíláme peníze.

## Vymazání

I vymazané zařízení mažeme znovu způsobem, který přepíše šifrovací klíče. Co na něm bylo, už nikdo nepřečte.

## Oprava nebo díly

Co se vyplatí opravit, opravíme. Co ne, rozebereme: dobré díly zachrání jiné telefony a zbytek předáme k recyklaci kovů.

## Nový majitel

Zařízení dostane stupeň, záruku a místo v nabídce. Prodloužit mu život o dva roky ušetří desítky kilogramů emisí, protože většina jich vzniká při výrobě.

[Prodat zařízení]({buyback})
`,
    },
    ro: {
      title: 'Ce se întâmplă cu telefonul după ce ni-l vindeți',
      perex:
        'De la deschiderea coletului până la noul proprietar dispozitivul trece prin patru mâini. Descriem ce face fiecare și ce se întâmplă cu datele dumneavoastră.',
      body: `
Cea mai frecventă întrebare nu este „cât primesc”, ci „ce se întâmplă cu fotografiile mele”. Răspunsul e scurt: nimic, pentru că le ștergeți dumneavoastră, iar noi le mai ștergem o dată.

## Prima zi: recepția

Deschidem coletul sub cameră, comparăm codul vânzării cu IMEI-ul, iar dispozitivul primește un număr propriu. Din acel moment se vede unde este și cine l-a avut în mână.

## Verificarea

Tehnicianul verifică ecranul, butoanele, camerele, difuzoarele, conectorii, cititoarele și bateria. Compară rezultatul cu ce ați completat. Dacă se potrivește, trimitem banii.

## Ștergerea

Chiar și un dispozitiv șters îl ștergem din nou, într-un mod care suprascrie cheile de criptare. Ce a fost pe el nu mai poate citi nimeni.

## Reparație sau piese

Ce merită reparat reparăm. Ce nu, dezmembrăm: piesele bune salvează alte telefoane, iar restul merge la reciclarea metalelor.

## Noul proprietar

Dispozitivul primește un grad, o garanție și un loc în ofertă. Doi ani în plus de viață economisesc zeci de kilograme de emisii, fiindcă cele mai multe apar la fabricație.

[Vindeți dispozitivul]({buyback})
`,
    },
  },
];
