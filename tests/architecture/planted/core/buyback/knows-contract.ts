import { call } from '../contract/call.ts';

export const known = call;
