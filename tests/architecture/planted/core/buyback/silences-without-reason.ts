// eslint-disable-next-line eqeqeq
export const same = (left: unknown, right: unknown): boolean => left == right;
