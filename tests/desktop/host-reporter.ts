import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

const standIn = 'tests/support/electron/host';

/** Says at the end which host the specs of the back office ran on. */
// eslint-disable-next-line no-restricted-syntax -- Playwright asks for a default export.
export default class HostReporter implements Reporter {
  #ranDesktop = false;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#ranDesktop = suite.allTests().some((test) => test.parent.project()?.name === 'desktop');
  }

  onEnd(): void {
    if (!this.#ranDesktop) return;
    const isStandIn = process.env['ELECTRON_OVERRIDE_DIST_PATH']?.endsWith(standIn);
    const host = isStandIn ? `the stand-in for Electron (${standIn})` : "Electron's real program";
    process.stdout.write(`  The back office ran on ${host}.\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
