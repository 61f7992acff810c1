/** States that end what was agreed: nobody is led there by pressing the main button. */
const callingOff: ReadonlySet<string> = new Set(['cancelled', 'rejected', 'returned']);

/** What a box for the next state begins with: the first way on, or nothing where only ends are left. */
export const proposedMove = <State extends string>(moves: readonly State[]): State | '' =>
  moves.find((move) => !callingOff.has(move)) ?? '';
