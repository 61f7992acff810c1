export const clock = (): unknown => globalThis.Date;
