import { linkToScreen } from '../../shared/deep-link.ts';
import { phrases } from '../i18n/use-phrases.ts';
import { notify } from './notify.ts';
import { places } from './places.ts';

/** Puts a link into the clipboard that opens an address of the back office at any desk; without one where the person is. */
export async function copyLink(path?: string): Promise<void> {
  const { pathname, search } = places.getState();
  const t = phrases('frame');
  try {
    await navigator.clipboard.writeText(linkToScreen(path ?? `${pathname}${search}`));
    notify('success', t('linkCopied'));
  } catch {
    notify('error', t('linkNotCopied'));
  }
}
