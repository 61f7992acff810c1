import { describeLanguages } from './language-cases.ts';

describeLanguages('ro');
