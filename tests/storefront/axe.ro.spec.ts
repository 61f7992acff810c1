import { describeAccessibility } from './axe-cases.ts';

describeAccessibility('ro');
