import { describeSale } from './sale-cases.ts';

describeSale('cz', 'cs');
