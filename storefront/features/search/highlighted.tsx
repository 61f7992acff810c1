import type { Pieces } from './suggestion-options.ts';

/** A text with what the search met in it marked. */
export function Highlighted({ pieces }: { readonly pieces: Pieces }) {
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
