import { shown } from './orders/mails/answers.ts';

export const program = [shown];
