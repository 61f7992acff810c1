import type { AccountMailPhrase } from '../cs/account-mail.ts';

/** The same in Romanian. */
export const accountMail: Record<AccountMailPhrase, string> = {
  registerSubject: 'Confirmați contul dumneavoastră',
  registerHeading: 'Mai este un singur pas',
  register1:
    'cineva, probabil dumneavoastră, dorește să creeze cu această adresă un cont la Obměna.',
  register2:
    'Contul este creat abia după ce alegeți o parolă prin link. Linkul este valabil 24 de ore. Dacă nu ați fost dumneavoastră, nu îl accesați; nu trebuie să faceți nimic altceva.',
  registerButton: 'Alege parola și creează contul',
  knownSubject: 'Aveți deja un cont la noi',
  knownHeading: 'Aveți deja un cont la noi',
  known1:
    'cineva, probabil dumneavoastră, a vrut să creeze un cont la Obměna cu această adresă. Un astfel de cont există deja.',
  known2: 'Este suficient să vă autentificați. Dacă nu știți parola, setați una nouă.',
  knownButton: 'Autentificare',
  forgottenButton: 'Setează o parolă nouă',
  inviteSubject: 'Contul dumneavoastră la Obměna',
  inviteHeading: 'Alegeți o parolă pentru cont',
  invite1:
    'sunteți clientul nostru, de aceea, la trecerea la noul magazin, v-am creat un cont cu această adresă.',
  invite2:
    'Mai trebuie doar să alegeți o parolă. Linkul este valabil 7 zile și funcționează o singură dată. Nu vă trimitem noutăți decât dacă le cereți.',
  inviteButton: 'Alege parola',
  resetSubject: 'Parolă nouă pentru contul dumneavoastră',
  resetHeading: 'Setați o parolă nouă',
  reset1: 'cineva, probabil dumneavoastră, a cerut o parolă nouă pentru contul cu această adresă.',
  reset2:
    'Linkul este valabil o oră și funcționează o singură dată. Dacă nu ați fost dumneavoastră, nu se întâmplă nimic: parola rămâne aceeași.',
  resetButton: 'Setează o parolă nouă',
  unknownSubject: 'Nu avem un cont cu această adresă',
  unknownHeading: 'Nu avem un cont cu această adresă',
  unknown1:
    'cineva, probabil dumneavoastră, a cerut o parolă nouă pentru contul cu această adresă. Nu avem însă un astfel de cont.',
  unknown2: 'Poate v-ați înregistrat cu altă adresă. Sau creați un cont, durează puțin.',
  unknownButton: 'Creează un cont',
  changedSubject: 'Parola dumneavoastră a fost schimbată',
  changedHeading: 'Parola a fost schimbată',
  changed1:
    'parola contului dumneavoastră Obměna tocmai a fost schimbată, iar pe celelalte dispozitive v-am deconectat.',
  changed2: 'Dacă nu ați fost dumneavoastră, setați imediat o parolă nouă și scrieți-ne.',
  triedSubject: 'Cineva încearcă parola contului dumneavoastră',
  triedHeading: 'Cineva încearcă parola contului dumneavoastră',
  tried1:
    'din locuri de unde nu vă autentificați de obicei, cineva a introdus de mai multe ori o parolă greșită pentru contul dumneavoastră Obměna. Încetinim următoarele încercări.',
  tried2:
    'Dacă ați fost dumneavoastră, totul este în regulă. Altfel, nu trebuie să faceți nimic dacă parola contului nu este folosită și în altă parte. Dacă nu sunteți sigur, setați una nouă.',
  stepTriedSubject: 'Cineva știe parola contului dumneavoastră',
  stepTriedHeading: 'Cineva știe parola contului dumneavoastră',
  stepTried1:
    'cineva a introdus parola corectă a contului dumneavoastră Obměna și a greșit de mai multe ori la al doilea pas al autentificării. Nu a reușit să intre, iar următoarele încercări le încetinim.',
  stepTried2:
    'Dacă nu ați fost dumneavoastră, setați imediat o parolă nouă și anunțați administratorul.',
  newPlaceSubject: 'Autentificare de pe un dispozitiv nou',
  newPlaceHeading: 'Autentificare de pe un dispozitiv nou',
  newPlace1:
    'cineva tocmai s-a autentificat în contul dumneavoastră Obměna de pe un dispozitiv pe care nu îl cunoaștem.',
  newPlace2:
    'Dacă ați fost dumneavoastră, totul este în regulă. Altfel, setați imediat o parolă nouă; astfel deconectați toate dispozitivele.',
  factDevice: 'Dispozitiv',
  factAccount: 'Cont',
  factorAddedSubject: 'Autentificarea este protejată de un al doilea factor',
  factorAddedHeading: 'Al doilea factor a fost adăugat',
  factorAdded1:
    'la contul dumneavoastră Obměna tocmai a fost adăugat un al doilea factor: un cod din aplicație sau o cheie de acces. Celelalte dispozitive au fost deconectate.',
  factorAdded2:
    'Dacă nu ați fost dumneavoastră, setați imediat o parolă nouă și anunțați administratorul.',
  factorRemovedSubject: 'Un al doilea factor a fost eliminat',
  factorRemovedHeading: 'Al doilea factor a fost eliminat',
  factorRemoved1: 'din contul dumneavoastră Obměna tocmai a fost eliminat un al doilea factor.',
  factorRemoved2:
    'Dacă nu ați fost dumneavoastră, setați imediat o parolă nouă și anunțați administratorul.',
  factorsResetSubject: 'Administratorul a resetat al doilea factor',
  factorsResetHeading: 'Al doilea factor a fost resetat',
  factorsReset1:
    'administratorul a eliminat toți factorii suplimentari ai contului dumneavoastră Obměna și v-a deconectat de pe toate dispozitivele.',
  factorsReset2:
    'La următoarea autentificare adăugați unul nou. Dacă nu ați cerut acest lucru, contactați administratorul.',
  staffTriedSubject: 'Cineva încearcă contul unui angajat',
  staffTriedHeading: 'Cineva încearcă contul unui angajat',
  staffTried1:
    'cineva încearcă în mod repetat, fără succes, să se autentifice în contul unui coleg. Încetinim următoarele încercări și i-am scris colegului.',
  staffTried2: 'Întrebați dacă a fost colegul. Puteți dezactiva contul temporar din aplicație.',
  staffNewPlaceSubject: 'Un angajat s-a autentificat de pe un dispozitiv nou',
  staffNewPlaceHeading: 'Autentificare de pe un dispozitiv nou',
  staffNewPlace1:
    'un coleg s-a autentificat de pe un dispozitiv pe care contul nu a mai fost văzut.',
  staffNewPlace2:
    'Dacă nu știe despre acest lucru, dezactivați-i contul din aplicație și resetați-i al doilea factor.',
  erasedSubject: 'V-am șters contul',
  erasedHeading: 'Contul este șters',
  erased1: 'la cererea dumneavoastră, am șters contul Obměna și datele personale din el.',
  erased2:
    'Legea ne obligă să păstrăm facturile și documentele de buyback; după expirarea termenului le distrugem și pe ele.',
  personErasedSubject: 'V-am șters datele personale',
  personErasedHeading: 'Datele sunt șterse',
  personErased1: 'la cererea dumneavoastră, am șters datele personale pe care le aveam în Obměna.',
  personErased2:
    'Legea ne obligă să păstrăm facturile și documentele de buyback; după expirarea termenului le distrugem și pe ele.',
  greeting: 'Bună ziua,',
  signature: 'Echipa Obměna',
  footer: 'Vă scriem în legătură cu contul din magazinul Obměna. Nu este nevoie să răspundeți.',
};
