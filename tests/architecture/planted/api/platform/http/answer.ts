export const answer = 'sound';
