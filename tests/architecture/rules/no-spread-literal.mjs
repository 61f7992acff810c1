/** `{ ...{ a, b } }` says no more than `{ a, b }`: it only puts several properties on one line. */
export const noSpreadLiteral = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { spread: 'Write the properties themselves: a spread literal only packs lines.' },
  },
  create: (context) => {
    const report = (node) => context.report({ node, messageId: 'spread' });
    return {
      'ObjectExpression > SpreadElement > ObjectExpression': report,
      'JSXSpreadAttribute > ObjectExpression': report,
    };
  },
};
