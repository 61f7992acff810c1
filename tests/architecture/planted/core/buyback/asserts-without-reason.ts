export const narrow = (value: unknown): string => value as string;
