/** Prices of the service, beside their list. */
export const servicePrices = {
  copy: 'Zkopírovat na model',
  copyTitle_one: 'Zkopírovat {{count}} cenu na jiný model',
  copyTitle_few: 'Zkopírovat {{count}} ceny na jiný model',
  copyTitle_many: 'Zkopírovat {{count}} ceny na jiný model',
  copyTitle_other: 'Zkopírovat {{count}} cen na jiný model',
  copyLead: 'Co už model má, zůstane, jak je.',
  copyNow: 'Zkopírovat',
  model: 'Model',
  copied_one: 'Zkopírována {{count}} cena',
  copied_few: 'Zkopírovány {{count}} ceny',
  copied_many: 'Zkopírováno {{count}} ceny',
  copied_other: 'Zkopírováno {{count}} cen',
  kept: 'Beze změny {{count}}: takové ceny model už má.',
} as const;
