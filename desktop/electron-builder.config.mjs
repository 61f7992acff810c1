/**
 * Installers for Windows, Linux and macOS (`npm run package`). They carry what the build wrote and nothing else: no
 * packages, no sources. What is signed, and by whom, stands in the environment (README, "Signed installers"): without
 * it they are made unsigned. All sizes of the icon are drawn from `build-resources/icon.png`.
 */
const env = process.env;

/** Azure Trusted Signing where it is set up, else the certificate that electron-builder's own WIN_CSC_LINK names. */
function windowsSigning() {
  const publisherName = env.WINDOWS_PUBLISHER;
  if (publisherName === undefined) return {};
  if (env.AZURE_SIGNING_ENDPOINT === undefined) return { signtoolOptions: { publisherName } };
  const azureSignOptions = {
    publisherName,
    endpoint: env.AZURE_SIGNING_ENDPOINT,
    codeSigningAccountName: env.AZURE_SIGNING_ACCOUNT,
    certificateProfileName: env.AZURE_SIGNING_PROFILE,
  };
  return { azureSignOptions };
}

export default {
  appId: 'cz.obmena.backoffice',
  productName: 'Obmena',
  directories: { output: 'dist/packages', buildResources: 'desktop/build-resources' },
  files: ['dist/desktop/**', 'package.json', '!node_modules/**', '!**/*.map'],
  asar: true,
  npmRebuild: false,
  // Nothing is sent from here. It makes `latest*.yml` beside the installers, which a feed consists of, and tells the
  // program how such a feed is read; where it lies say the program's own settings.
  publish: { provider: 'generic', url: env.UPDATE_FEED_URL ?? 'https://updates.invalid/' },
  extraMetadata: {
    name: 'obmena',
    homepage: 'https://obmena.example',
    author: 'Obměna <it@obmena.example>',
  },
  protocols: [{ name: 'Obměna', schemes: ['obmena'] }],
  win: {
    target: ['nsis'],
    // The publisher is what an update must be signed by: a signed program refuses any other.
    ...windowsSigning(),
  },
  nsis: { oneClick: true, perMachine: false, deleteAppDataOnUninstall: false },
  linux: { target: ['AppImage', 'deb'], category: 'Office', executableName: 'obmena' },
  mac: {
    target: ['dmg', 'zip'],
    category: 'public.app-category.business',
    hardenedRuntime: true,
    gatekeeperAssess: false,
    notarize: env.APPLE_API_KEY !== undefined || env.APPLE_TEAM_ID !== undefined,
  },
  electronFuses: {
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
  },
};
