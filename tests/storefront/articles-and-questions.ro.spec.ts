import { describeContent } from './content-cases.ts';

describeContent('ro');
