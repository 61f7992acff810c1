import { describeRepairs } from './repair-cases.ts';
import { describePaidRepairs } from './repair-paid-cases.ts';

describeRepairs('ro');
describePaidRepairs('ro');
