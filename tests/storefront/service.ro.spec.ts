import { describeService } from './service-cases.ts';

describeService('ro');
