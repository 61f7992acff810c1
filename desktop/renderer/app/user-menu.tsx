import { lazy, Suspense, useState } from 'react';
import { usePhrases } from '../i18n/use-phrases.ts';
import { useUser } from '../lib/session.ts';
import { lock, signOut } from '../lib/sign-in.ts';
import { Menu } from '../ui/menu.tsx';
import { AboutDialog } from './about-dialog.tsx';

const SecurityDialog = lazy(async () => ({
  default: (await import('../features/security/security-dialog.tsx')).SecurityDialog,
}));

const PreferencesDialog = lazy(async () => ({
  default: (await import('./preferences-dialog.tsx')).PreferencesDialog,
}));

const MessagesDialog = lazy(async () => ({
  default: (await import('./messages-dialog.tsx')).MessagesDialog,
}));

/** What concerns the person: preferences, lock, the other person, the end of the shift. */
export function UserMenu() {
  const t = usePhrases('frame');
  const { name } = useUser();
  const [open, setOpen] = useState<'preferences' | 'security' | 'messages' | 'about' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Menu
        label={name}
        icon="user"
        place="above"
        items={[
          { label: t('preferences'), run: () => setOpen('preferences') },
          { label: t('security'), run: () => setOpen('security') },
          { label: t('messages'), run: () => setOpen('messages') },
          { label: t('about'), run: () => setOpen('about') },
          { label: t('lockNow'), keys: 'Ctrl+L', run: () => void lock() },
          { label: t('switchUser'), keys: 'Ctrl+Shift+L', run: () => void lock() },
          { label: t('signOut'), keys: 'Ctrl+Shift+Q', run: () => void signOut() },
        ]}
      />
      {open === 'preferences' && (
        <Suspense fallback={null}>
          <PreferencesDialog onClose={close} />
        </Suspense>
      )}
      {open === 'security' && (
        <Suspense fallback={null}>
          <SecurityDialog onClose={close} />
        </Suspense>
      )}
      {open === 'messages' && (
        <Suspense fallback={null}>
          <MessagesDialog onClose={close} />
        </Suspense>
      )}
      {open === 'about' && <AboutDialog onClose={close} />}
    </>
  );
}
