import { stock } from '../renderer/features/stock/stock.ts';

export const shown = stock;
