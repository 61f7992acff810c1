import type { z } from 'zod';
import { maskContact } from '#core/contacts/contact-sight.ts';
import type { enquiryList } from '#core/contract/enquiries.ts';
import type { EnquiryState } from '#core/enquiries/enquiry.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { answerEnquiry, closeEnquiry, reopenEnquiry } from './handle-enquiry.ts';
import { EnquiryModel, type EnquiryContent } from './enquiry-model.ts';

type Listed = z.output<(typeof enquiryList)['reply']>['results'][number];
type ReadRow = EnquiryModel & { readonly handlerName: string | null };

/** What staff read of enquiries and do with them. */
export function staffRoutes(deps: Dependencies): BoundRoute[] {
  const list = bind('admin-enquiry-list', async ({ query: { kind, state, offset, limit } }) => {
    const asked = EnquiryModel.query(deps.reads).alias('e');
    if (kind) void asked.where('e.kind', kind);
    if (state) void asked.whereRaw(conditions[state]);
    const count = await asked.clone().resultSize();
    const direction = state === 'open' ? 'asc' : 'desc';
    const rows = await asked
      .leftJoin('users as u', 'u.id', 'e.handled_by')
      .select('e.*', 'u.name as handlerName')
      .orderBy([
        { column: 'e.created_at', order: direction },
        { column: 'e.id', order: direction },
      ])
      .offset(offset)
      .limit(limit)
      .castTo<ReadRow[]>();
    return { count, results: rows.map(toListed) };
  });

  return [
    list,
    bind('admin-enquiry-answer', ({ params: { id }, body: { answer } }, context) =>
      answerEnquiry(deps, { id, answer }, context),
    ),
    bind('admin-enquiry-close', ({ params: { id } }, context) => closeEnquiry(deps, id, context)),
    bind('admin-enquiry-reopen', ({ params: { id } }) => reopenEnquiry(deps, id)),
  ];
}

/** What was wiped waits for nobody, whatever has become of it. */
const conditions: Readonly<Record<EnquiryState, string>> = {
  open: 'e.handled_at is null and e.wiped_at is null',
  answered: 'e.answer is not null',
  closed: 'e.answer is null and (e.handled_at is not null or e.wiped_at is not null)',
};

const toListed = (row: ReadRow): Listed => ({
  id: row.id,
  kind: row.kind,
  language: row.language,
  content: row.content && maskedContent(row.content),
  eMail: row.eMail && maskContact('e_mail', row.eMail),
  createdAt: row.createdAt.toISOString(),
  state: stateOf(row),
  answer: row.answer,
  handledAt: row.handledAt?.toISOString() ?? null,
  handledBy: row.handlerName,
});

const stateOf = ({ answer, handledAt, wipedAt }: ReadRow): EnquiryState => {
  if (answer !== null) return 'answered';
  return handledAt || wipedAt ? 'closed' : 'open';
};

/** What was typed, with the contact masked; the mail to the shop has it in clear for whoever answers. */
function maskedContent(content: EnquiryContent): Record<string, string | number> {
  const { eMail, phone, ...rest } = content;
  return {
    ...rest,
    ...(eMail !== undefined && { eMail: maskContact('e_mail', String(eMail)) }),
    ...(phone !== undefined && { phone: maskContact('phone_number', String(phone)) }),
  };
}
