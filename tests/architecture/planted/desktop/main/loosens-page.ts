export const preferences = { contextIsolation: false };
