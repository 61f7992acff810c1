/**
 * Installers for Windows, Linux and macOS (`npm run package`). They carry what the build wrote and nothing else: no
 * packages, no sources.
 * Updates come from the feed of the program's own settings, so nothing is published from here.
 */
export default {
  appId: 'cz.obmena.backoffice',
  productName: 'Obmena',
  directories: { output: 'dist/packages', buildResources: 'desktop/build-resources' },
  files: ['dist/desktop/**', 'package.json', '!node_modules/**', '!**/*.map'],
  asar: true,
  npmRebuild: false,
  publish: null,
  extraMetadata: {
    name: 'obmena',
    homepage: 'https://obmena.example',
    author: 'Obměna <it@obmena.example>',
  },
  protocols: [{ name: 'Obměna', schemes: ['obmena'] }],
  win: { target: ['nsis'] },
  linux: { target: ['AppImage', 'deb'], category: 'Office', executableName: 'obmena' },
  mac: { target: ['dmg', 'zip'], category: 'public.app-category.business', hardenedRuntime: true },
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
