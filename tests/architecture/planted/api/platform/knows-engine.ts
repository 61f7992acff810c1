import { answer } from './http/answer.ts';

export const given = answer;
