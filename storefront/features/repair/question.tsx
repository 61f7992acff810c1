import { useEffect, useRef, type ReactNode } from 'react';

interface QuestionProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** What ends a repair is asked once more; the keyboard stands on the question. */
export function Question({ title, text, children }: QuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack" role="group" aria-label={title}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      <div className="cluster">{children}</div>
    </div>
  );
}
