import { describeAccountAccessibility } from './axe-account-cases.ts';

describeAccountAccessibility('cz');
