import { answer } from '../../platform/http/answer.ts';

export const shown = answer;
