export const order = 'sound';
