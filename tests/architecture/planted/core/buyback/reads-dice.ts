export const roll = (): number => Math.random();
