import { Link } from 'react-router';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { asApiError } from '#ui/api-error.ts';

/** Whether a file was refused because the company's own data are not enough for it. */
export function needsCompany(error: unknown): boolean {
  const body: unknown = asApiError(error)?.body;
  return body instanceof Object && Reflect.get(body, 'needs') === 'company';
}

/** Where the company's data are mended. */
export function CompanyLink() {
  const t = usePhrases('documents');
  return (
    <p className="documents-note" role="status">
      {t('companyIncomplete')} <Link to="/company">{t('toCompany')}</Link>
    </p>
  );
}
