import type { ReactNode } from 'react';

interface ScreenProps {
  readonly title: string;
  /** Buttons at the right of the title. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** Head and body of every screen: its name and main actions above, the work below. */
export const Screen = ({ title, tools, children }: ScreenProps) => (
  <div className="screen">
    <header className="screen-head">
      <h1 className="screen-title">{title}</h1>
      {tools}
    </header>
    {children}
  </div>
);
