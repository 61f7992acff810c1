import { describeLanguages } from './language-cases.ts';

describeLanguages('cz');
