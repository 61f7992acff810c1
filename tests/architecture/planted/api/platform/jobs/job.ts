export const job = 'sound';
