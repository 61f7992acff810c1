export const read = (): number => Date.now();
