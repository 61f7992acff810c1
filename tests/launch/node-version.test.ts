import { describe, expect, it } from 'vitest';
import { nodeVersionFits, nodeVersionRefusal } from '#api/launch/node-version.mjs';

describe('the Node version', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '22.23.3', '24.0.0', '26.1.0'])(
    '%s fits',
    (version) => {
      expect(nodeVersionFits(version)).toBe(true);
    },
  );

  it.each(['12.22.9', '18.20.4', '20.18.9', '21.7.3', '22.11.0', '23.11.0'])(
    '%s does not fit',
    (version) => {
      expect(nodeVersionFits(version)).toBe(false);
    },
  );

  it('is refused in one line that says what to install', () => {
    expect(nodeVersionRefusal('18.20.4')).toBe(
      'Node 18.20.4 is too old: install Node 20.19 or newer, 22.12 or newer, or 24.',
    );
  });
});
