const suppression = /^\s*((?:es|ox)lint-disable|@ts-expect-error|@ts-ignore|@ts-nocheck)/;
const reason = /\s--\s+\S+/;

/** A silenced check says why: `eslint-disable-next-line rule -- the reason`. */
export const reasonedSuppression = {
  meta: {
    type: 'problem',
    messages: { reason: 'Write the reason of this suppression after " -- ".' },
    schema: [],
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (suppression.test(comment.value) && !reason.test(comment.value)) {
          context.report({ loc: comment.loc, messageId: 'reason' });
        }
      }
    },
  }),
};
