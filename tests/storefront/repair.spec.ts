import { describeRepairs } from './repair-cases.ts';

describeRepairs('cz');
