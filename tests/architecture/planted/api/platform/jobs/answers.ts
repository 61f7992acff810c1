import { answer } from '../http/answer.ts';

export const ran = answer;
