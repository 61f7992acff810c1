/**
 * Services sold with a device: code | kind | Czech name | Romanian name | Czech text | Romanian text
 * | kinds of device | conditions | per mille of its price | least price CZK | months.
 */
const table = `
insurance-damage | insurance | Pojištění proti poškození | Asigurare pentru daune accidentale | Opravíme, co rozbije pád nebo voda. Spoluúčast 10 %. | Reparăm ce strică o cădere sau apa. Franșiză de 10 %. | phone tablet smartwatch | new nearly_new used | 95 | 690 | 12
insurance-damage-theft | insurance | Pojištění proti poškození a krádeži | Asigurare pentru daune și furt | Navíc krádež vloupáním a přepadením. Spoluúčast 10 %. | În plus furtul prin efracție și tâlhărie. Franșiză de 10 %. | phone tablet | new nearly_new | 135 | 990 | 12
warranty-12 | extended_warranty | Prodloužená záruka o 1 rok | Garanție extinsă cu 1 an | Po zákonné záruce ještě rok, za stejných podmínek. | Încă un an după garanția legală, în aceleași condiții. | phone tablet smartwatch | new nearly_new | 60 | 490 | 12
warranty-24 | extended_warranty | Prodloužená záruka o 2 roky | Garanție extinsă cu 2 ani | Po zákonné záruce ještě dva roky, za stejných podmínek. | Încă doi ani după garanția legală, în aceleași condiții. | phone tablet smartwatch | new | 100 | 890 | 24
prolong-used-12 | prolonged_warranty | Záruka na použité o rok déle | Garanție extinsă cu 1 an pentru produse folosite | Na použité zařízení dáváme 12 měsíců; s touto službou 24. | Pentru dispozitivele folosite oferim 12 luni; cu acest serviciu 24. | phone tablet smartwatch | used | 80 | 490 | 12
screen-glass | screen_protection | Nalepení ochranného skla | Aplicarea sticlei de protecție | Sklo vybereme a nalepíme bez bublin, než zařízení odešleme. | Alegem sticla și o aplicăm fără bule înainte de expediere. | phone tablet | new nearly_new used | 0 | 399 | -
screen-foil | screen_protection | Ochranná fólie na celý displej | Folie de protecție pentru tot ecranul | Neviditelná fólie, která se sama zacelí z drobných škrábanců. | O folie invizibilă care își reface singură micile zgârieturi. | phone tablet smartwatch | new nearly_new used | 0 | 299 | -
`;

/** Rows of the table add_ons but for the market's prices. */
export const seedAddOns = table
  .trim()
  .split('\n')
  .map((line, index) => {
    const [code = '', kind = '', name_cs = '', name_ro = '', text_cs = '', text_ro = '', ...rest] =
      line.split(' | ');
    const [kinds = '', conditions = '', permille, crowns, months] = rest;
    return {
      row: {
        code,
        kind,
        name_cs,
        name_ro,
        text_cs,
        text_ro,
        position: index + 1,
        for_kinds: kinds.split(' '),
        for_conditions: conditions.split(' '),
        price_permille: Number(permille),
        months: months === '-' ? null : Number(months),
        is_active: true,
      },
      leastCrowns: Number(crowns),
    };
  });
