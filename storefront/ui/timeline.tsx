import { useDay } from '../lib/day.ts';
import './timeline.css';

interface TimelineStep {
  readonly text: string;
  /** An instant. */
  readonly at: string;
}

/** What happened, told oldest first and shown newest first. */
export function TimelineList({ steps }: { readonly steps: readonly TimelineStep[] }) {
  const day = useDay();
  return (
    <ol className="timeline">
      {steps.toReversed().map(({ text, at }, index) => (
        <li key={at + text} aria-current={index === 0 ? 'step' : undefined}>
          <strong>{text}</strong>
          <time className="soft numbers" dateTime={at}>
            {day(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
