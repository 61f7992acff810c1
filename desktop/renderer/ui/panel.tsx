import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { usePhrases } from '../i18n/use-phrases.ts';
import { copyLink } from '../lib/copy-link.ts';
import { rememberFocus } from '../lib/focus-back.ts';
import { IconButton } from './button.tsx';
import './panel.css';

interface PanelProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons that stay at the bottom. */
  readonly actions?: ReactNode;
  /** Buttons beside the title. */
  readonly tools?: ReactNode;
  /** Address of the record in the back office, where it has one: its link can be copied. */
  readonly link?: string;
  /** What opens by Enter takes the focus, and gives it back to where it was. */
  readonly takesFocus?: boolean;
}

/** Details of a row at the right, beside the list and never over it; Escape closes it. */
export function Panel(props: PanelProps) {
  const { title, onClose, children, actions, tools, link, takesFocus = false } = props;
  const t = usePhrases('frame');
  const panel = useRef<HTMLElement>(null);
  useFocusInside(panel, takesFocus);
  useEffect(() => {
    const from = panel.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    from?.addEventListener('keydown', onKey);
    return () => from?.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <section
      className="panel"
      ref={panel}
      tabIndex={-1}
      aria-label={typeof title === 'string' ? title : undefined}
    >
      <header className="panel-head">
        <h2 className="panel-title">{title}</h2>
        {tools}
        {link !== undefined && (
          <IconButton icon="link" label={t('copyRecordLink')} onClick={() => void copyLink(link)} />
        )}
        <IconButton icon="close" label={t('close')} keys="Esc" onClick={onClose} />
      </header>
      <div className="panel-body">{children}</div>
      {actions !== undefined && <footer className="panel-actions">{actions}</footer>}
    </section>
  );
}

/** Before the panel leaves the page: a key pressed right after it must find the list. */
function useFocusInside(panel: RefObject<HTMLElement | null>, takesFocus: boolean): void {
  useLayoutEffect(() => {
    if (!takesFocus) return;
    const giveBack = rememberFocus();
    const field = panel.current?.querySelector<HTMLElement>('.panel-body input');
    (field ?? panel.current)?.focus();
    return giveBack;
  }, [panel, takesFocus]);
}

interface SplitViewProps {
  readonly children: ReactNode;
  /** A Panel, or null while nothing is open: then the list has all the room. */
  readonly panel: ReactNode;
  readonly panelWidth?: 'narrow' | 'normal' | 'wide';
}

/** The work in the middle and its details at the right; the list gets narrower, no row is hidden. */
export const SplitView = ({ children, panel, panelWidth = 'normal' }: SplitViewProps) => (
  <div className={`split split-${panelWidth}`} data-open={Boolean(panel)}>
    <div className="split-main">{children}</div>
    {panel}
  </div>
);
