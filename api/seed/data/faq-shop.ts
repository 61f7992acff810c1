import type { SeedQuestionGroup } from '../seed-article.ts';

export const shopQuestions: readonly SeedQuestionGroup[] = [
  {
    slug: { cz: 'rezervace', ro: 'rezervare' },
    name: { cs: 'Rezervace v prodejně', ro: 'Rezervare în magazin' },
    questions: [
      {
        slug: { cz: 'kdy-je-rezervace-pripravena', ro: 'cand-este-gata-rezervarea' },
        cs: [
          'Za jak dlouho bude rezervace připravená?',
          'Do 30 minut v otevírací době prodejny. Když rezervujete večer, připravíme zařízení do 30 minut po ranním otevření. Pošleme vám e-mail.',
        ],
        ro: [
          'În cât timp este gata rezervarea?',
          'În 30 de minute, în timpul programului magazinului. Dacă rezervați seara, pregătim dispozitivul în 30 de minute de la deschiderea de dimineață. Vă trimitem un e-mail.',
        ],
      },
      {
        slug: { cz: 'jak-dlouho-rezervaci-drzite', ro: 'cat-timp-pastrati-rezervarea' },
        cs: [
          'Jak dlouho mi zařízení podržíte?',
          'Termín najdete v e-mailu s potvrzením a na stránce rezervace. Když se nestihnete zastavit, rezervaci tam jedním klepnutím zrušíte a zařízení uvolníte dalším.',
        ],
        ro: [
          'Cât timp îmi păstrați dispozitivul?',
          'Termenul îl găsiți în e-mailul de confirmare și pe pagina rezervării. Dacă nu puteți veni, o anulați acolo cu o atingere și eliberați dispozitivul pentru alții.',
        ],
      },
      {
        slug: { cz: 'plati-se-rezervace', ro: 'se-plateste-rezervarea' },
        cs: [
          'Musím za rezervaci platit?',
          'Ne. Zařízení si v prodejně prohlédnete a zaplatíte, až když si ho odnášíte. Rezervace vás k nákupu nezavazuje.',
        ],
        ro: [
          'Trebuie să plătesc rezervarea?',
          'Nu. Vedeți dispozitivul în magazin și plătiți doar când îl luați. Rezervarea nu vă obligă să cumpărați.',
        ],
      },
      {
        slug: { cz: 'rezervace-na-jine-jmeno', ro: 'rezervarea-ridicata-de-altcineva' },
        cs: [
          'Může rezervaci vyzvednout někdo jiný?',
          'Ano, stačí mu kód rezervace z e-mailu. Kód proto předávejte jen tomu, koho posíláte.',
        ],
        ro: [
          'Poate ridica altcineva rezervarea?',
          'Da, îi ajunge codul rezervării din e-mail. De aceea dați codul doar persoanei pe care o trimiteți.',
        ],
      },
    ],
  },
  {
    slug: { cz: 'stav-zarizeni', ro: 'starea-dispozitivului' },
    name: { cs: 'Stav a stupně', ro: 'Starea și gradele' },
    questions: [
      {
        slug: { cz: 'rozdil-mezi-a-a-b', ro: 'diferenta-dintre-a-si-b' },
        cs: [
          'Jaký je rozdíl mezi stupni A a B?',
          `U stupně A najdete vlasové škrábance jen při hledání proti světlu. U stupně B jsou drobné škrábance vidět, při rozsvíceném displeji je ale nevnímáte. Fungují oba stejně.

[Všechny stupně podrobně]({grades})`,
        ],
        ro: [
          'Care este diferența dintre gradele A și B?',
          `La gradul A găsiți zgârieturi fine doar căutându-le în lumină. La gradul B zgârieturile mici se văd, dar nu se observă cu ecranul aprins. Funcționează la fel.

[Toate gradele, pe larg]({grades})`,
        ],
      },
      {
        slug: { cz: 'stav-baterie', ro: 'starea-bateriei' },
        cs: [
          'V jakém stavu je baterie?',
          'Měříme ji u každého použitého kusu. Pod 80 % původní kapacity ji před prodejem vyměníme, u stupně A+ má alespoň 90 %.',
        ],
        ro: [
          'În ce stare este bateria?',
          'O măsurăm la fiecare dispozitiv folosit. Sub 80 % din capacitatea inițială o înlocuim înainte de vânzare, iar la starea A+ are cel puțin 90 %.',
        ],
      },
      {
        slug: { cz: 'zanovni-a-pouzite', ro: 'aproape-nou-si-folosit' },
        cs: [
          'Jak se liší zánovní a použité zařízení?',
          'Zánovní bylo jen rozbalené nebo krátce vystavené a dostanete ho s celým obsahem balení. Použité mělo majitele; jeho vzhled popisuje stupeň A+ až D.',
        ],
        ro: [
          'Cum diferă un dispozitiv aproape nou de unul folosit?',
          'Cel aproape nou a fost doar desigilat sau expus scurt timp și îl primiți cu tot conținutul cutiei. Cel folosit a avut un proprietar; aspectul lui este descris de gradul A+ până la D.',
        ],
      },
      {
        slug: { cz: 'odpovida-fotka-kusu', ro: 'corespunde-imaginea' },
        cs: [
          'Dostanu přesně ten kus, který vidím?',
          'Použitá zařízení prodáváme po jednom: cena, stupeň i stav baterie patří právě tomu jednomu kusu. Kresba v nabídce ukazuje model a barvu, ne jednotlivé škrábance.',
        ],
        ro: [
          'Primesc exact exemplarul pe care îl văd?',
          'Dispozitivele folosite le vindem una câte una: prețul, gradul și starea bateriei aparțin chiar acelei bucăți. Desenul din ofertă arată modelul și culoarea, nu fiecare zgârietură.',
        ],
      },
    ],
  },
  {
    slug: { cz: 'zaruka-a-vraceni', ro: 'garantie-si-retur' },
    name: { cs: 'Záruka a vrácení', ro: 'Garanție și retur' },
    questions: [
      {
        slug: { cz: 'jaka-je-zaruka', ro: 'ce-garantie-am' },
        cs: [
          'Jakou záruku mám na použité zařízení?',
          `Rok od převzetí. Na nové zboží dva roky. Vada, která se do roka objeví, se považuje za původní a opak musíme dokázat my.

[Celý článek o záruce]({warranty})`,
        ],
        ro: [
          'Ce garanție am la un dispozitiv folosit?',
          `Un an de la primire. La produsele noi doi ani. Defectul apărut în primul an se consideră inițial, iar contrariul trebuie să îl dovedim noi.

[Articolul complet despre garanție]({warranty})`,
        ],
      },
      {
        slug: { cz: 'vraceni-do-14-dnu', ro: 'retur-in-14-zile' },
        cs: [
          'Můžu zařízení vrátit, když mi nesedne?',
          'Nákup přes internet ano, do 14 dnů od převzetí a bez udání důvodu. Zařízení odhlaste z účtů a pošlete s dokladem; peníze vrátíme do 14 dnů od odstoupení.',
        ],
        ro: [
          'Pot returna dispozitivul dacă nu mi se potrivește?',
          'Dacă l-ați cumpărat online, da, în 14 zile de la primire și fără motiv. Deconectați-l din conturi și trimiteți-l cu documentul; banii îi returnăm în 14 zile de la retragere.',
        ],
      },
      {
        slug: { cz: 'jak-reklamovat', ro: 'cum-fac-o-reclamatie' },
        cs: [
          'Jak zařízení reklamovat?',
          `Přineste ho do kterékoli prodejny, nebo nám napište a pošleme kurýra. Rozhodneme do 30 dnů, obvykle do pěti pracovních.

[Prodejny a jejich otevírací doba]({stores})`,
        ],
        ro: [
          'Cum folosesc garanția?',
          `Aduceți-l în orice magazin sau scrieți-ne și trimitem un curier. Decidem în cel mult 30 de zile, de obicei în cinci zile lucrătoare.

[Magazinele și programul lor]({stores})`,
        ],
      },
      {
        slug: { cz: 'zaruka-po-vymene-baterie', ro: 'garantia-dupa-schimbarea-bateriei' },
        cs: [
          'Přijdu o záruku, když nechám vyměnit baterii jinde?',
          'Nepřijdete o ni celou, ale za vady, které cizí zásah způsobil, neodpovídáme. Výměnu v našem servisu zapíšeme do historie zařízení a záruka běží dál.',
        ],
        ro: [
          'Pierd garanția dacă schimb bateria în altă parte?',
          'Nu o pierdeți în întregime, dar nu răspundem pentru defectele provocate de intervenția altcuiva. Schimbarea din service-ul nostru o notăm în istoricul dispozitivului, iar garanția continuă.',
        ],
      },
    ],
  },
];
