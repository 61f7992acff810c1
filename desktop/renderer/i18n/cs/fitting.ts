/** Which accessories fit which devices. */
export const fitting = {
  accessories: 'Vhodné příslušenství',
  devices: 'K čemu se hodí',
  accessoriesLead:
    'Platí pro všechny varianty skupiny. Na stránce produktu se ukáže prvních 12, které jsou k dostání.',
  devicesLead: 'Na stránkách těchto zařízení se příslušenství nabízí.',
  none_accessory: 'Žádné příslušenství tu zatím není.',
  none_device: 'Příslušenství se zatím nenabízí k žádnému zařízení.',
  find_accessory: 'Přidat příslušenství podle názvu',
  find_device: 'Přidat zařízení podle názvu',
  earlier: 'Posunout dopředu: {{name}}',
  later: 'Posunout dozadu: {{name}}',
  takeOut: 'Odebrat: {{name}}',
} as const;
