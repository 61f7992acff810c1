import { useState, useSyncExternalStore } from 'react';
import { useText } from '../i18n/text.ts';
import { ShellIcon } from '../ui/shell-icon.tsx';

type Scheme = 'light' | 'dark';

const darkQuery = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(darkQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The chosen scheme, else the system's; the server knows only the chosen one. */
const schemeNow = (): Scheme =>
  (document.documentElement.dataset['scheme'] ??
    (matchMedia(darkQuery).matches ? 'dark' : 'light')) === 'dark'
    ? 'dark'
    : 'light';

export function SchemeToggle() {
  const t = useText('shell');
  const [, setChosen] = useState<Scheme | null>(null);
  const scheme = useSyncExternalStore<Scheme>(subscribe, schemeNow, () => 'light');
  const next = scheme === 'dark' ? 'light' : 'dark';
  const choose = () => {
    document.documentElement.dataset['scheme'] = next;
    // A cookie, so that the server sends the page in the right colours at once.
    document.cookie = `scheme=${next}; Path=/; Max-Age=31536000; SameSite=Lax`;
    setChosen(next);
  };
  const label = t(next === 'dark' ? 'toDark' : 'toLight');
  return (
    <button type="button" className="site-tool" aria-label={label} title={label} onClick={choose}>
      <ShellIcon name={next === 'dark' ? 'moon' : 'sun'} size={22} />
    </button>
  );
}
