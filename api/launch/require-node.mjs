// Imported before everything else in each launcher: its check runs before another module can fail on an old Node.
import { nodeVersionFits, nodeVersionRefusal } from './node-version.mjs';
import { refuse } from './project.mjs';

const version = process.versions.node;
if (!nodeVersionFits(version)) refuse(nodeVersionRefusal(version));
