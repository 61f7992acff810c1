import { describeSaleAccessibility } from './axe-sale-cases.ts';

describeSaleAccessibility('ro');
