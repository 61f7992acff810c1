import { job } from '../jobs/job.ts';

export const started = job;
