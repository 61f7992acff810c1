import type { Papers } from './repair-papers.ts';

interface PaperLinesProps {
  readonly papers: Papers;
  readonly lines: Papers['intake']['lines'];
}

/** What a customer signs, word for word, in their own language. */
export const PaperLines = ({ papers: { language }, lines }: PaperLinesProps) => (
  <dl className="paper-lines" lang={language}>
    {lines.map(({ label, value }, place) => (
      <PaperLine key={place} label={label} value={value} />
    ))}
  </dl>
);

const PaperLine = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
);
