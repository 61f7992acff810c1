import type { SerialPort, Session } from 'electron';
import { appOrigin } from '../../shared/places.ts';

/** Copying to the clipboard, and scanners on serial ports, of which the person chooses each (serial-ports.ts). */
const granted: ReadonlySet<string> = new Set(['clipboard-sanitized-write', 'serial']);

const isOwn = (address: string): boolean =>
  address === appOrigin || address.startsWith(`${appOrigin}/`);

const isGranted = (permission: string, address: string): boolean =>
  granted.has(permission) && isOwn(address);

/** Denies every permission, device and display that is not on the list, asked for or merely looked at. */
export function denyPermissions(
  session: Session,
  isChosenPort: (port: SerialPort) => boolean,
): void {
  session.setPermissionRequestHandler((_contents, permission, answer, details) => {
    answer(isGranted(permission, details.requestingUrl));
  });
  session.setPermissionCheckHandler((_contents, permission, requestingOrigin) =>
    isGranted(permission, requestingOrigin),
  );
  // A port that was chosen once is taken up again without a question, by the back office alone.
  session.setDevicePermissionHandler(
    ({ device, deviceType, origin }) =>
      deviceType === 'serial' && isOwn(origin) && 'portName' in device && isChosenPort(device),
  );
  session.setDisplayMediaRequestHandler((_request, answer) => answer({}));
}
