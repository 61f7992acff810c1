/** The store at which this station takes devices in; nothing of a customer. */
const place = 'obmena.repair-store';

export const lastStore = (): string => localStorage.getItem(place) ?? '';
export const keepLastStore = (slug: string): void => localStorage.setItem(place, slug);
