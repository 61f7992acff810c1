import type { SeedArticle } from '../seed-article.ts';

export const sellingArticles: readonly SeedArticle[] = [
  {
    slug: {
      cz: 'jak-vymazat-telefon-pred-prodejem',
      ro: 'cum-stergi-telefonul-inainte-de-vanzare',
    },
    daysAgo: 1,
    cs: {
      title: 'Jak vymazat telefon před prodejem, krok za krokem',
      perex:
        'Odhlášení z účtů je důležitější než samotné vymazání. Bez něj zůstane zařízení uzamčené a vykoupit ho nemůžeme ani my, ani nikdo jiný.',
      body: `
Počítejte s půl hodinou. Nejdelší část je záloha, ostatní jsou minuty.

## Než začnete

1. Zálohujte fotky, kontakty a zprávy. Zkontrolujte, že záloha opravdu skončila.
2. Přeneste ověřovací aplikace a bankovnictví do nového telefonu, dokud ten starý funguje.
3. Odpojte hodinky a sluchátka.
4. Vyjměte SIM kartu a paměťovou kartu.

## iPhone a iPad

1. Otevřete Nastavení a klepněte na své jméno.
2. Zvolte Najít, vypněte Najít iPhone a zadejte heslo.
3. Vraťte se do Nastavení › Obecné › Přenést nebo resetovat iPhone.
4. Zvolte Smazat data a nastavení. Telefon vás zároveň odhlásí z účtu Apple.

## Telefony a tablety s Androidem

1. V Nastavení › Účty odeberte všechny účty Google. U Samsungu odeberte i účet Samsung.
2. Vypněte zámek obrazovky. Tím zrušíte ochranu, která by po vymazání žádala původní účet.
3. V Nastavení › Systém › Možnosti resetu zvolte Vymazat všechna data.

## Chytré hodinky

Apple Watch zrušte spárování v aplikaci Watch na iPhonu: záloha i zrušení zámku proběhnou samy. Hodinky s Wear OS vymažete v Nastavení › Systém › Odpojit a resetovat.

## Už telefon nemáte v ruce?

Zámek lze sundat i na dálku: na icloud.com/find zvolte zařízení a Odstranit z účtu, u Googlu to jde na stránce google.com/android/find.

[Zjistit výkupní cenu]({buyback})
`,
    },
    ro: {
      title: 'Cum ștergeți telefonul înainte de vânzare, pas cu pas',
      perex:
        'Deconectarea din conturi este mai importantă decât ștergerea în sine. Fără ea dispozitivul rămâne blocat și nu îl putem cumpăra nici noi, nici altcineva.',
      body: `
Rezervați o jumătate de oră. Cel mai mult durează copia de siguranță, restul înseamnă minute.

## Înainte să începeți

1. Faceți o copie a fotografiilor, contactelor și mesajelor. Verificați că s-a încheiat cu adevărat.
2. Mutați aplicațiile de autentificare și cele bancare pe telefonul nou cât timp cel vechi funcționează.
3. Deconectați ceasul și căștile.
4. Scoateți cartela SIM și cardul de memorie.

## iPhone și iPad

1. Deschideți Configurări și atingeți numele dumneavoastră.
2. Alegeți Găsire, dezactivați Găsire iPhone și introduceți parola.
3. Reveniți în Configurări › General › Transferați sau resetați iPhone-ul.
4. Alegeți Ștergeți conținutul și configurările. Telefonul vă deconectează și din contul Apple.

## Telefoane și tablete cu Android

1. În Setări › Conturi eliminați toate conturile Google. La Samsung eliminați și contul Samsung.
2. Dezactivați blocarea ecranului. Astfel anulați protecția care ar cere contul inițial după ștergere.
3. În Setări › Sistem › Opțiuni de resetare alegeți Ștergeți toate datele.

## Ceasuri inteligente

Apple Watch se decuplează din aplicația Watch de pe iPhone: copia și deblocarea se fac singure. Ceasurile cu Wear OS se șterg din Setări › Sistem › Deconectare și resetare.

## Nu mai aveți telefonul la îndemână?

Blocarea se poate scoate și de la distanță: pe icloud.com/find alegeți dispozitivul și Eliminare din cont, iar la Google pe pagina google.com/android/find.

[Aflați prețul buyback]({buyback})
`,
    },
  },
  {
    slug: { cz: 'co-je-imei-a-kde-ho-najdete', ro: 'ce-este-imei-si-unde-il-gasiti' },
    daysAgo: 25,
    cs: {
      title: 'Co je IMEI, kde ho najdete a komu ho neukazovat',
      perex:
        'Patnáct číslic, podle kterých síť pozná váš telefon mezi všemi ostatními. Potřebujete je při výkupu, reklamaci i po krádeži.',
      body: `
IMEI je jedinečné číslo telefonu. Nemění se s výměnou SIM karty ani s vymazáním dat, proto se podle něj hlásí krádeže.

## Kde ho najít

- Vytočte *#06#. Číslo se ukáže hned, nikam se nevolá.
- iPhone: Nastavení › Obecné › Informace.
- Android: Nastavení › Informace o telefonu.
- Nejde zapnout? Hledejte na krabičce, na účtence nebo na přihrádce SIM karty.

## Dvě čísla, které je to správné

Telefon na dvě SIM karty má dvě IMEI. Při výkupu stačí první z nich, obvykle označené IMEI 1.

## Proč ho chceme při výkupu

Ověříme, že telefon není hlášený jako odcizený a že ho u nás už neprodává někdo jiný. Číslo ukládáme zašifrované a v e-mailech ani v přehledech ho neuvidíte celé.

## Opatrně s ním

IMEI nepatří na fotku v inzerátu. Kdo ho zná, může ho vydávat za svůj, nebo si vymyslet krádež. Kupujícímu ho ukažte až při předání.

[Zjistit výkupní cenu]({buyback})
`,
    },
    ro: {
      title: 'Ce este IMEI, unde îl găsiți și cui să nu îl arătați',
      perex:
        'Cincisprezece cifre după care rețeaua vă recunoaște telefonul dintre toate celelalte. Aveți nevoie de ele la vânzare, la garanție și după un furt.',
      body: `
IMEI este numărul unic al telefonului. Nu se schimbă odată cu cartela SIM și nici după ștergerea datelor, de aceea furturile se anunță după el.

## Unde îl găsiți

- Formați *#06#. Numărul apare imediat, fără niciun apel.
- iPhone: Configurări › General › Informații.
- Android: Setări › Despre telefon.
- Nu mai pornește? Căutați pe cutie, pe bon sau pe suportul cartelei SIM.

## Două numere, care este cel bun

Un telefon cu două cartele SIM are două coduri IMEI. La vânzare ajunge primul, numit de obicei IMEI 1.

## De ce îl cerem la vânzare

Verificăm că telefonul nu este declarat furat și că nu îl vinde la noi deja altcineva. Numărul îl păstrăm criptat, iar în e-mailuri și în liste nu îl veți vedea întreg.

## Cu grijă

IMEI-ul nu are ce căuta pe fotografia din anunț. Cine îl știe poate pretinde că este al lui sau poate inventa un furt. Arătați-l cumpărătorului abia la predare.

[Aflați prețul buyback]({buyback})
`,
    },
  },
];
