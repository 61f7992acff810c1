/**
 * What cached answers of the catalogue are tagged with, and what a change purges:
 * - `product-<family>` on every answer that shows anything of the family, its page among them;
 * - `category-<id>` on every list of the category and on its page: its cards, counts and place;
 * - `cards` on what chooses from all cards: home, search, suggestions, price list, limited offers;
 * - `categories` on what shows the tree itself: menus, breadcrumbs, addresses;
 * - `catalogue-words` on names of attributes, values and manufacturers, add-ons and bonuses;
 * - `installment-programs` on what reckons by the programs of installments and leasing.
 * refresh-cards.ts purges the first three; whoever changes the tree or the words purges the others.
 */
export const familyKey = (metaMasterId: number): string => `product-${String(metaMasterId)}`;

export const categoryKey = (categoryId: number): string => `category-${String(categoryId)}`;

export const cardsKey = 'cards';
export const categoriesKey = 'categories';
export const wordsKey = 'catalogue-words';
export const programsKey = 'installment-programs';
