import { stock } from '../stock/stock.ts';

export const orders = stock;
