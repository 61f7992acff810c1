import type { ComponentProps } from 'react';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import type { Language } from '#core/market/market.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import './bilingual-field.css';

const languages = ['cs', 'ro'] as const;

interface BilingualFieldProps {
  readonly label: string;
  readonly help?: string | undefined;
  /** Lines of the field; one line is an input. */
  readonly rows?: number;
  readonly errors:
    Readonly<Partial<Record<Language, { readonly message?: string | undefined }>>> | undefined;
  /** What connects the field of a language with its form: `register` of a form. */
  readonly field: (language: Language) => ComponentProps<'input'> & ComponentProps<'textarea'>;
}

/** One text in both languages side by side, so that a translation is written with its source in sight. */
export function BilingualField({ label, help, rows = 1, errors, field }: BilingualFieldProps) {
  const t = usePhrases('frame');
  const words = { cs: t('inCs'), ro: t('inRo') };
  return (
    <div className="bilingual-field">
      {languages.map((language) => {
        const texts = {
          label: `${label} (${words[language]})`,
          help,
          error: errors?.[language]?.message,
        };
        return rows === 1 ? (
          <TextField key={language} {...texts} lang={language} {...field(language)} />
        ) : (
          <TextAreaField
            key={language}
            {...texts}
            lang={language}
            rows={rows}
            {...field(language)}
          />
        );
      })}
    </div>
  );
}
