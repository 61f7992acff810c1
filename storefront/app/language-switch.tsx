import { languages, type Language } from '#core/market/market.ts';
import { useText } from '../i18n/text.ts';
import { useShop } from '../lib/shop.tsx';

const names = { cs: 'languageCs', ro: 'languageRo' } as const;

/** Keeps the language in a cookie and asks the server for the page again, in that language. */
export function LanguageSwitch() {
  const t = useText('shell');
  const { client, language: current } = useShop();
  const choose = async (language: Language) => {
    if (language === current) return;
    await client.post('set-language', { body: { language } });
    location.reload();
  };
  return (
    <div className="site-tools" role="group" aria-label={t('language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          className="site-tool"
          lang={language}
          aria-pressed={language === current}
          title={t(names[language])}
          onClick={() => void choose(language)}
        >
          <span aria-hidden="true">{language.toUpperCase()}</span>
          <span className="visually-hidden">{t(names[language])}</span>
        </button>
      ))}
    </div>
  );
}
