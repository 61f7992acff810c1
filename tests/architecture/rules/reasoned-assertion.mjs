/** `x as T` overrides the compiler, so a comment on its line or just above says why it is right. */
export const reasonedAssertion = {
  meta: {
    type: 'problem',
    messages: { reason: 'Say in a comment on this line or just above why the assertion is right.' },
    schema: [],
  },
  create(context) {
    const commentLines = new Set();
    return {
      Program() {
        for (const { loc } of context.sourceCode.getAllComments()) commentLines.add(loc.end.line);
      },
      TSAsExpression(node) {
        const isConst = context.sourceCode.getText(node.typeAnnotation) === 'const';
        const statement = enclosingStatement(node);
        const lines = [node.loc.end.line, node.loc.start.line - 1, statement.loc.start.line - 1];
        if (isConst || lines.some((line) => commentLines.has(line))) return;
        context.report({ node, messageId: 'reason' });
      },
    };
  },
};

function enclosingStatement(node) {
  let current = node;
  while (!/Statement$|Declaration$|PropertyDefinition$/.test(current.type))
    current = current.parent;
  return current;
}
