/**
 * Operations of the service: slug | Czech name | Romanian name | Czech text | Romanian text | Czech words | Romanian words
 * | minutes | months of warranty | kinds of device | per mille of what the device cost new | least price CZK
 * | answer of the buy-back's questionnaire.
 * Where the per mille is `-`, the least price is the price, whatever the device; `?` is a price on request.
 */
const table = `
vymena-displeje | Výměna displeje | Înlocuire ecran | Prasklé sklo, skvrny, nereagující dotyk. | Sticlă spartă, pete, ecran tactil care nu răspunde. | displej display LCD obrazovka sklo prasklé rozbité dotyk | display ecran sticlă spart tactil | 60 | 12 | phone tablet smartwatch | 240 | 1490 | display_4
vymena-baterie | Výměna baterie | Înlocuire baterie | Když zařízení nevydrží den nebo se samo vypíná. | Când dispozitivul nu ține o zi sau se oprește singur. | baterka akumulátor nedrží nabití vybíjí výdrž | acumulator baterie se descarcă autonomie | 45 | 12 | phone tablet smartwatch | 70 | 790 | battery_3
vymena-zadniho-skla | Výměna zadního skla | Înlocuire sticlă spate | Prasklá záda nebo zadní kryt. | Spatele sau capacul din spate spart. | záda zadní kryt sklo prasklé | spate capac sticlă spart | 90 | 12 | phone | 110 | 1290 | body_4
oprava-nabijeni | Oprava nabíjecího konektoru | Reparare mufă de încărcare | Kabel nedrží nebo se nenabíjí. | Cablul nu stă fix sau nu se încarcă. | konektor nabíjení USB-C lightning nenabíjí | mufă încărcare USB-C lightning nu se încarcă | 60 | 12 | phone tablet | 75 | 890 | functional_3
vymena-fotoaparatu | Výměna fotoaparátu | Înlocuire cameră | Rozmazané fotky, skvrny, černý obraz. | Poze neclare, pete, imagine neagră. | fotoaparát kamera foto rozmazané | cameră foto neclar | 60 | 12 | phone tablet | 120 | 1190 | functional_3
oprava-reproduktoru | Výměna reproduktoru nebo sluchátka | Înlocuire difuzor sau cască | Zvuk chrčí, je tichý nebo žádný. | Sunetul hârâie, e slab sau lipsește. | reproduktor sluchátko zvuk neslyším | difuzor cască sunet nu se aude | 45 | 12 | phone tablet | 55 | 790 | functional_2
diagnostika | Diagnostika | Diagnosticare | Zjistíme, co je špatně a co bude stát oprava. | Aflăm ce este defect și cât costă reparația. | nejde nefunguje nezapne závada kontrola | nu pornește nu merge defect verificare | 30 | 0 | phone tablet smartwatch | - | 390 | -
vyteceni | Ošetření po vytopení | Tratare după contact cu apa | Rozebereme, vyčistíme a vysušíme. Čím dřív přijdete, tím líp. | Demontăm, curățăm și uscăm. Cu cât veniți mai repede, cu atât mai bine. | voda vytopený mokrý spadl do vody oxidace | apă udat umed căzut în apă oxidare | 180 | 3 | phone tablet smartwatch | - | 990 | water_2
prenos-dat | Přenos dat do nového zařízení | Transfer de date pe un dispozitiv nou | Fotky, kontakty, zprávy i aplikace. | Poze, contacte, mesaje și aplicații. | data přenos záloha fotky kontakty | date transfer copie de siguranță poze contacte | 60 | 0 | phone tablet | - | 490 | -
zachrana-dat | Záchrana dat | Recuperare date | Z rozbitého nebo nefunkčního zařízení. | De pe un dispozitiv spart sau nefuncțional. | data obnova zachránit fotky | date recuperare poze | 240 | 0 | phone tablet | ? | 0 | -
vymena-tlacitek | Oprava tlačítek | Reparare butoane | Zapínání a hlasitost. | Pornire și volum. | tlačítko zapínání hlasitost power | buton pornire volum power | 60 | 12 | phone tablet smartwatch | 60 | 790 | functional_2
oprava-mikrofonu | Výměna mikrofonu | Înlocuire microfon | Když vás při hovoru neslyší. | Când nu sunteți auzit în apel. | mikrofon neslyší mě hovor | microfon nu mă aude apel | 60 | 12 | phone tablet | 60 | 790 | functional_2
obnova-softwaru | Obnova softwaru | Reinstalare software | Zařízení se seká, zůstává na logu nebo se restartuje. | Dispozitivul se blochează, rămâne la logo sau repornește. | software aktualizace seká restartuje logo | software actualizare se blochează repornește logo | 60 | 0 | phone tablet smartwatch | - | 490 | -
nalepeni-skla | Nalepení ochranného skla | Aplicare folie de sticlă | Bez bublin, na počkání. | Fără bule, pe loc. | ochranné sklo fólie nalepit | folie sticlă protecție aplicare | 15 | 0 | phone tablet | - | 399 | -
`;

type Kind = 'phone' | 'tablet' | 'smartwatch';

/** What an operation costs: a share of the device's price when it was new, one price for all, or on request. */
export type SeedPrice =
  { readonly permille: number; readonly least: number } | { readonly price: number | null };

export const seedOperations = table
  .trim()
  .split('\n')
  .map((line, index) => {
    const [slug = '', name_cs = '', name_ro = '', text_cs = '', text_ro = '', ...rest] =
      line.split(' | ');
    const [
      words_cs = '',
      words_ro = '',
      minutes,
      months,
      kinds = '',
      share = '',
      crowns,
      damage = '',
    ] = rest;
    return {
      row: {
        slug,
        name_cs,
        name_ro,
        text_cs,
        text_ro,
        words_cs,
        words_ro,
        damage: damage === '-' ? null : damage,
        duration_minutes: Number(minutes),
        warranty_months: Number(months),
        position: index + 1,
      },
      kinds: kinds.split(' ') as Kind[], // the table's own words
      cost: costOf(share, Number(crowns)),
    };
  });

function costOf(share: string, least: number): SeedPrice {
  if (share === '?') return { price: null };
  return share === '-' ? { price: least } : { permille: Number(share), least };
}
