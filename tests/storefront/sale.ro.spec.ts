import { describeSale } from './sale-cases.ts';

describeSale('ro', 'ro');
