import { useState } from 'react';
import { languages, type Language } from '#core/market/market.ts';
import { useText } from '../i18n/text.ts';
import { useShop } from '../lib/shop.tsx';

const names = { cs: 'languageCs', ro: 'languageRo' } as const;

/** Keeps the language in a cookie and asks the server for the page again, in that language. */
export function LanguageSwitch() {
  const t = useText('shell');
  const { client, language: current } = useShop();
  const [state, setState] = useState<'idle' | 'waiting' | 'failed'>('idle');
  const choose = async (language: Language) => {
    if (language === current) return;
    setState('waiting');
    try {
      await client.post('set-language', { body: { language } });
      location.reload();
    } catch {
      setState('failed');
    }
  };
  return (
    <div
      className="site-tools"
      role="group"
      aria-label={t('language')}
      aria-busy={state === 'waiting'}
    >
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
      <div role="alert" className="site-alert">
        {state === 'failed' && t('languageFailed')}
      </div>
    </div>
  );
}
