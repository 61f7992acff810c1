/** Why the program cannot start, in one line for the person who started it; no stack is shown. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
