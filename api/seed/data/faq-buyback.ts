import type { SeedQuestionGroup } from '../seed-article.ts';

export const buybackQuestions: SeedQuestionGroup = {
  slug: { cz: 'vykup', ro: 'rascumparare' },
  name: { cs: 'Výkup', ro: 'Buyback' },
  questions: [
    {
      slug: { cz: 'jak-vykup-probiha', ro: 'cum-functioneaza-rascumpararea' },
      cs: [
        'Jak výkup probíhá?',
        `1. Vyberete zařízení a odpovíte na otázky o jeho stavu. Cenu vidíte hned.
2. Vyplníte údaje a zařízení nám pošlete, nebo ho přinesete na výkupní místo.
3. Do dvou pracovních dnů ho zkontrolujeme a pošleme peníze na účet.

[Zjistit výkupní cenu]({buyback})`,
      ],
      ro: [
        'Cum funcționează buyback-ul?',
        `1. Alegeți dispozitivul și răspundeți la întrebări despre starea lui. Prețul apare imediat.
2. Completați datele și ne trimiteți dispozitivul sau îl aduceți la un centru de buyback.
3. În cel mult două zile lucrătoare îl verificăm și trimitem banii în cont.

[Aflați prețul buyback]({buyback})`,
      ],
    },
    {
      slug: { cz: 'jak-dlouho-cena-plati', ro: 'cat-timp-este-valabil-pretul' },
      cs: [
        'Jak dlouho výkupní cena platí?',
        'Nabídku poslanou e-mailem držíme 14 dní. Po odeslání výkupu máte 21 dní na to, aby k nám zařízení dorazilo. Když cena mezitím stoupne, dostanete tu vyšší.',
      ],
      ro: [
        'Cât timp este valabil prețul?',
        'Oferta trimisă pe e-mail o păstrăm 14 zile. După trimiterea cererii aveți 21 de zile ca dispozitivul să ajungă la noi. Dacă prețul crește între timp, îl primiți pe cel mai mare.',
      ],
    },
    {
      slug: { cz: 'kdy-prijdou-penize', ro: 'cand-primesc-banii' },
      cs: [
        'Kdy a jak dostanu peníze?',
        'Převodem na účet, který uvedete. Posíláme je v den, kdy kontrola skončí a souhlasí s popisem; podle banky je máte obvykle do druhého pracovního dne.',
      ],
      ro: [
        'Când și cum primesc banii?',
        'Prin transfer în contul indicat. Îi trimitem în ziua în care se încheie verificarea și corespunde descrierii; în funcție de bancă îi aveți de obicei până a doua zi lucrătoare.',
      ],
    },
    {
      slug: { cz: 'jina-cena-po-kontrole', ro: 'alt-pret-dupa-verificare' },
      cs: [
        'Co když po kontrole nabídnete méně?',
        'Napíšeme vám, co jsme našli, a nabídneme novou cenu. Přijmete ji, nebo odmítnete a zařízení pošleme zdarma zpět. Bez vaší odpovědi nic nevykoupíme.',
      ],
      ro: [
        'Ce se întâmplă dacă oferiți mai puțin după verificare?',
        'Vă scriem ce am găsit și vă propunem un preț nou. Îl acceptați sau îl refuzați, iar dispozitivul îl trimitem înapoi gratuit. Fără răspunsul dumneavoastră nu cumpărăm nimic.',
      ],
    },
    {
      slug: { cz: 'co-pripravit-k-vykupu', ro: 'ce-pregatesc-pentru-rascumparare' },
      cs: [
        'Co si mám před výkupem připravit?',
        `- občanský průkaz, protože prodávat může jen osoba od 18 let,
- číslo účtu,
- u telefonu IMEI, které zobrazíte vytočením *#06#,
- zálohu dat a odhlášení z účtů Apple, Google nebo Samsung.

[Návod, jak zařízení vymazat]({erase})`,
      ],
      ro: [
        'Ce trebuie să pregătesc înainte să vând?',
        `- cartea de identitate, fiindcă poate vinde doar o persoană de peste 18 ani,
- numărul contului,
- la telefon codul IMEI, pe care îl afișați formând *#06#,
- copia datelor și deconectarea din conturile Apple, Google sau Samsung.

[Ghid pentru ștergerea dispozitivului]({erase})`,
      ],
    },
    {
      slug: { cz: 'poskozene-zarizeni', ro: 'dispozitiv-deteriorat' },
      cs: [
        'Vykoupíte i rozbitý telefon?',
        'Ano, pokud jde zapnout a není uzamčený k cizímu účtu. Prasklé sklo nebo slabá baterie cenu sníží, ale výkup nevylučují. Konečnou cenu ukáže dotazník.',
      ],
      ro: [
        'Cumpărați și un telefon spart?',
        'Da, dacă pornește și nu este blocat pe un cont străin. Sticla fisurată sau bateria slabă scad prețul, dar nu exclud vânzarea. Prețul îl arată chestionarul.',
      ],
    },
    {
      slug: { cz: 'vykup-na-protiucet', ro: 'rascumparare-cu-schimb' },
      cs: [
        'Můžu starý telefon prodat a doplatit jen rozdíl?',
        'Ano. V detailu nového zařízení zvolte výměnu za staré: od ceny odečteme výkupní cenu a doplatíte zbytek. Když je výkup dražší než nákup, rozdíl pošleme na účet.',
      ],
      ro: [
        'Pot să vând telefonul vechi și să plătesc doar diferența?',
        'Da. La detaliile dispozitivului nou alegeți schimbul cu cel vechi: din preț scădem valoarea lui și plătiți restul. Dacă dispozitivul vechi valorează mai mult, trimitem diferența în cont.',
      ],
    },
    {
      slug: { cz: 'co-s-mymi-daty', ro: 'ce-se-intampla-cu-datele-mele' },
      cs: [
        'Co se stane s mými daty v zařízení?',
        'Smažte je vy, my je smažeme ještě jednou způsobem, který zničí šifrovací klíče. Osobní údaje z formuláře ukládáme zašifrované a u neuskutečněného výkupu je po 30 dnech mažeme.',
      ],
      ro: [
        'Ce se întâmplă cu datele mele de pe dispozitiv?',
        'Ștergeți-le dumneavoastră, iar noi le mai ștergem o dată, într-un mod care distruge cheile de criptare. Datele personale din formular le păstrăm criptate și, dacă vânzarea nu are loc, le ștergem după 30 de zile.',
      ],
    },
  ],
};
