/** Takes one line of progress for the person who runs the seed. */
export type Report = (line: string) => void;
