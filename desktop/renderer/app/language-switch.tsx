import { languages, type Language } from '#core/market/market.ts';
import { speak, useLanguage, usePhrases } from '../i18n/use-phrases.ts';
import { client } from '../lib/client.ts';
import { queries } from '../lib/queries.ts';
import { reportFailure } from '../lib/failures.ts';
import { Button } from '../ui/button.tsx';

const names = { cs: 'languageCs', ro: 'languageRo' } as const;

/** Speaks another language at once; the server and the menu of the window follow. */
async function choose(language: Language): Promise<void> {
  await speak(language);
  await window.obmena.setLanguage(language);
  try {
    await client.post('set-language', { body: { language } });
    await queries.invalidateQueries();
  } catch (error) {
    reportFailure(error);
  }
}

export function LanguageSwitch() {
  const t = usePhrases('frame');
  const now = useLanguage();
  return (
    <div className="language-switch" role="group" aria-label={t('language')}>
      {languages.map((language) => (
        <Button
          key={language}
          kind="quiet"
          lang={language}
          aria-pressed={language === now}
          onClick={() => void choose(language)}
        >
          {t(names[language])}
        </Button>
      ))}
    </div>
  );
}
