/** Messages that a service writes again and again; the greeting before and the signature after them are added. */
export const suggestedMessages = [
  {
    title_cs: 'Potřebujeme kód k odemknutí',
    title_ro: 'Avem nevoie de codul de deblocare',
    text_cs:
      'abychom mohli {device} po opravě vyzkoušet, potřebujeme kód k odemknutí. Řekněte nám ho prosím po telefonu na čísle {phone}, e-mailem ho neposílejte. Po vydání zařízení ho smažeme.',
    text_ro:
      'ca să putem testa {device} după reparație, avem nevoie de codul de deblocare. Vă rugăm să ni-l spuneți la telefon, la {phone}, nu îl trimiteți prin e-mail. După predarea dispozitivului îl ștergem.',
  },
  {
    title_cs: 'Díl pro vaši opravu se zpozdil',
    title_ro: 'Piesa pentru reparația dvs. întârzie',
    text_cs:
      'dodavatel nám oznámil, že díl pro {device} dorazí později. Nový termín opravy je {promised}. Omlouváme se. Pokud se vám to nehodí, zavolejte nám na {phone} a najdeme jiné řešení.',
    text_ro:
      'furnizorul ne-a anunțat că piesa pentru {device} va ajunge mai târziu. Noul termen al reparației este {promised}. Ne cerem scuze. Dacă nu vă convine, sunați-ne la {phone} și găsim altă soluție.',
  },
  {
    title_cs: 'Zavolejte nám prosím kvůli opravě',
    title_ro: 'Vă rugăm să ne sunați în legătură cu reparația',
    text_cs:
      'u zařízení {device} potřebujeme s vámi něco probrat, než budeme pokračovat. Zavolejte nám prosím na {phone} a připravte si číslo opravy {number}.',
    text_ro:
      'pentru {device} avem ceva de discutat cu dvs. înainte de a continua. Vă rugăm să ne sunați la {phone} și să aveți la îndemână numărul reparației {number}.',
  },
  {
    title_cs: 'Cena opravy čeká na váš souhlas',
    title_ro: 'Prețul reparației așteaptă acordul dvs.',
    text_cs:
      'pro {device} jsme vám poslali cenu opravy a čekáme na vaše rozhodnutí. Bez něj nic neopravujeme. Schválit ji celou, jen zčásti, nebo ji odmítnout můžete tady: {link}',
    text_ro:
      'pentru {device} v-am trimis prețul reparației și așteptăm decizia dvs. Fără ea nu reparăm nimic. Îl puteți aproba în întregime, doar parțial, sau îl puteți refuza aici: {link}',
  },
  {
    title_cs: 'Zařízení je opravené a čeká na vás',
    title_ro: 'Dispozitivul este reparat și vă așteaptă',
    text_cs:
      '{device} je opravené a připravené k vyzvednutí v servisu {store}. Kód k převzetí a otevřené platby najdete tady: {link}',
    text_ro:
      '{device} este reparat și pregătit de ridicare la service-ul {store}. Codul de ridicare și sumele de plată le găsiți aici: {link}',
  },
  {
    title_cs: 'Máte zálohu dat?',
    title_ro: 'Aveți o copie de siguranță a datelor?',
    text_cs:
      'při opravě zařízení {device} se může stát, že o data přijdete. Máte je zálohovaná? Pokud ne, zavolejte nám na {phone} dřív, než se pustíme do práce. Řekneme vám, jestli a za kolik je umíme zálohovat.',
    text_ro:
      'la repararea dispozitivului {device} se poate întâmpla ca datele să se piardă. Aveți o copie de siguranță? Dacă nu, sunați-ne la {phone} înainte să începem lucrul. Vă spunem dacă o putem face noi și cât costă.',
  },
] as const;
