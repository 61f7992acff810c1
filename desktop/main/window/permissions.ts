import type { Session } from 'electron';
import { appOrigin } from '../../shared/places.ts';

/** Copying to the clipboard is all that the back office asks of the machine without a dialog of its own. */
const granted: ReadonlySet<string> = new Set(['clipboard-sanitized-write']);

const isOwn = (address: string): boolean =>
  address === appOrigin || address.startsWith(`${appOrigin}/`);

const isGranted = (permission: string, address: string): boolean =>
  granted.has(permission) && isOwn(address);

/** Denies every permission, device and display that is not on the list, asked for or merely looked at. */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, answer, details) => {
    answer(isGranted(permission, details.requestingUrl));
  });
  session.setPermissionCheckHandler((_contents, permission, requestingOrigin) =>
    isGranted(permission, requestingOrigin),
  );
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, answer) => answer({}));
}
