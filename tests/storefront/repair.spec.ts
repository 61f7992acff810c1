import { describeRepairs } from './repair-cases.ts';
import { describePaidRepairs } from './repair-paid-cases.ts';
import { describeSoldRepairs } from './repair-sold-cases.ts';

describeRepairs('cz');
describePaidRepairs('cz');
describeSoldRepairs('cz');
