/** The oldest release that runs the project on each line of Node; a newer line than these is fine. */
const oldest = [
  { major: 20, minor: 19 },
  { major: 22, minor: 12 },
];

/**
 * Says whether a Node version such as "20.19.4" runs the project. Written without any import, because this is
 * the one question that must have an answer on a Node that is far too old.
 */
export function nodeVersionFits(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major >= 24) return true;
  const line = oldest.find((release) => release.major === major);
  return line !== undefined && minor >= line.minor;
}

/** The one line shown when the version does not fit. */
export function nodeVersionRefusal(version) {
  return `Node ${version} is too old: install Node 20.19 or newer, 22.12 or newer, or 24.`;
}
