/** The pattern of an address that ends with a random code. A path builder would escape its colon. */
export const withCode = (path: (code: string) => string): `${string}:code` => `${path('')}:code`;
