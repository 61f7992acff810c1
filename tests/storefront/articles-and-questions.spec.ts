import { describeContent } from './content-cases.ts';

describeContent('cz');
