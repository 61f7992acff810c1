import { basename } from 'node:path';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** File names are kebab-case, so that a name is guessed right on every file system. */
export const kebabFileName = {
  meta: { type: 'suggestion', messages: { name: "'{{name}}' is not kebab-case." }, schema: [] },
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename).replace(/^\./, '');
      if (!kebab.test(name)) context.report({ node, messageId: 'name', data: { name } });
    },
  }),
};
