import { describeOtherSales, describeSale } from './sale-cases.ts';

describeSale('cz', 'cs');
describeOtherSales('cz', 'cs');
