import type { SeedArticle } from '../seed-article.ts';

/** What becomes of personal data; `shopPaths(market).privacy` leads there. */
export const privacy: SeedArticle = {
  slug: { cz: 'ochrana-osobnich-udaju', ro: 'protectia-datelor-personale' },
  daysAgo: 400,
  cs: {
    title: 'Ochrana osobních údajů',
    perex: 'Které údaje o vás máme, proč, jak dlouho a co s tím můžete udělat.',
    body: `
Zásady ukázkového obchodu. Než začnete prodávat doopravdy, nechte si je upravit od svého právníka.

## Kdo údaje spravuje

Správcem je provozovatel obchodu, kterého najdete v patičce každé stránky i s e-mailem a telefonem.

## Při nákupu

Jméno, e-mail, telefon a adresu potřebujeme, abychom splnili smlouvu: objednávku doručíme, vystavíme doklad a vyřídíme reklamaci. Doklady uchováváme tak dlouho, jak ukládají daňové a účetní předpisy.

## Při výkupu

Zákon po nás chce, abychom ověřili, kdo nám použité věci prodává. Proto při výkupu chceme jméno, adresu, datum narození nebo rodné číslo, číslo dokladu a číslo účtu. Rodné číslo, číslo dokladu a účet ukládáme zašifrované; zaměstnanec je vidí, jen když uvede důvod, a každé zobrazení se zapíše.

## Komu je předáváme

Dopravci, kterého si vyberete, platební bráně, bance a při nákupu na splátky splátkové společnosti. Každému jen to, co k tomu potřebuje. Nikomu údaje neprodáváme.

## Cookies

Bez nezbytných by nefungoval košík a přihlášení. Měření návštěvnosti a reklamu spouštíme jen s vaším souhlasem, který můžete v patičce kdykoli odvolat.

## Vaše práva

Ve svém účtu si stáhnete výpis toho, co o vás máme, údaje opravíte a požádáte o výmaz. Můžete také vznést námitku, omezit zpracování a odhlásit novinky. Když se nedohodneme, můžete si stěžovat u Úřadu pro ochranu osobních údajů.
`,
  },
  ro: {
    title: 'Protecția datelor personale',
    perex: 'Ce date avem despre dumneavoastră, de ce, cât timp și ce puteți face cu ele.',
    body: `
Politica unui magazin demonstrativ. Înainte de a vinde cu adevărat, cereți juristului dumneavoastră să o adapteze.

## Cine este operatorul

Operatorul este firma al cărei nume se află în subsolul fiecărei pagini, împreună cu adresa de e-mail și telefonul.

## Când cumpărați

Avem nevoie de nume, e-mail, telefon și adresă pentru executarea contractului: livrarea comenzii, emiterea facturii și rezolvarea sesizărilor de conformitate. Documentele le păstrăm cât timp o cere legislația fiscală și contabilă.

## Când ne vindeți un dispozitiv

Legea ne cere să verificăm cine ne vinde bunuri folosite. De aceea cerem numele, adresa, data nașterii sau codul numeric personal, seria și numărul actului de identitate și contul bancar. Codul numeric personal, actul și contul sunt păstrate criptat; un angajat le vede doar dacă precizează motivul, iar fiecare accesare este înregistrată.

## Cui le transmitem

Curierului pe care îl alegeți, procesatorului de plăți, băncii și, la cumpărarea în rate, societății de finanțare. Fiecare primește doar ce îi este necesar. Nu vindem datele nimănui.

## Cookie-uri

Fără cele necesare, coșul și autentificarea nu ar funcționa. Măsurarea traficului și publicitatea pornesc doar cu acordul dumneavoastră, pe care îl puteți retrage oricând din subsolul paginii.

## Drepturile dumneavoastră

Din cont puteți descărca datele pe care le avem, le puteți corecta și puteți cere ștergerea lor. Puteți de asemenea să vă opuneți prelucrării, să o restricționați și să vă dezabonați de la noutăți. Dacă nu ajungem la o înțelegere, vă puteți adresa Autorității Naționale de Supraveghere a Prelucrării Datelor cu Caracter Personal.
`,
  },
};
