import { foldText } from '../shared/text.ts';

/** What a column of a table may say of a movement. */
export const statementFields = [
  'bookedOn',
  'amount',
  'currency',
  'variableSymbol',
  'counterAccount',
  'counterName',
  'message',
  'reference',
] as const;
export type StatementField = (typeof statementFields)[number];
/** What each column says, in their order; null for nothing of use. */
export type StatementColumns = readonly (StatementField | null)[];

/** Titles as banks of both countries write them, folded. */
const titles: Readonly<Record<StatementField, readonly string[]>> = {
  bookedOn: [
    'datum',
    'datum zauctovani',
    'datum provedeni',
    'zauctovano',
    'data',
    'data tranzactiei',
    'date',
  ],
  amount: ['castka', 'objem', 'castka v mene uctu', 'suma', 'valoare', 'amount'],
  currency: ['mena', 'mena uctu', 'moneda', 'valuta', 'currency'],
  variableSymbol: ['vs', 'variabilni symbol', 'variable symbol'],
  counterAccount: [
    'protiucet',
    'cislo protiuctu',
    'cislo uctu protistrany',
    'cont',
    'iban partener',
    'account',
  ],
  counterName: [
    'nazev protiuctu',
    'nazev protistrany',
    'protistrana',
    'jmeno protistrany',
    'partener',
    'nume',
    'name',
  ],
  message: [
    'zprava pro prijemce',
    'zprava',
    'poznamka',
    'popis',
    'detalii',
    'descriere',
    'message',
  ],
  reference: ['id pohybu', 'id operace', 'id transakce', 'referinta', 'reference'],
};

/** What the titles of a table say; each field by the first column that bears one of its titles. */
export function columnsByTitles(header: readonly string[]): StatementColumns {
  const folded = header.map((title) => foldText(title.trim()));
  const fields = statementFields.map(
    (field) => [field, folded.findIndex((title) => titles[field].includes(title))] as const,
  );
  return folded.map((_, at) => fields.find(([, place]) => place === at)?.[0] ?? null);
}

/** Whether a movement can be made of what columns say: its day and its amount. */
export const isEnough = (columns: StatementColumns): boolean =>
  columns.includes('bookedOn') && columns.includes('amount');
