export const market = (): unknown => process.env;
