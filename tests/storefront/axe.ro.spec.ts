import { describeAccessibility } from './axe-cases.ts';
import { describeReadingAccessibility } from './axe-reading-cases.ts';

describeAccessibility('ro');
describeReadingAccessibility('ro');
