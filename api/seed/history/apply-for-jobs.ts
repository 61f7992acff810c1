import type { DayOfHistory } from './live-day.ts';
import type { PastShop } from './past-shop.ts';
import { personOf } from './people.ts';
import { captchaAt } from './visitors.ts';
import { wordsOf } from './words.ts';

const latin = new TextEncoder();

/** A page with nothing on it, which is what an invented CV says. */
const emptyPage = latin.encode(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** The shop looks for somebody from its first day on, and every other week somebody applies. */
export async function applyForJobs(shop: PastShop, { number, left }: DayOfHistory): Promise<void> {
  if (number === 0) await shop.story('job offer', () => offer(shop));
  if (number % 14 === 4 || left === 0) await shop.story('application', () => apply(shop));
}

async function offer(shop: PastShop): Promise<void> {
  const editor = await shop.signedIn('admin');
  const { job } = wordsOf(shop);
  await shop.call(editor, 'admin-job-offer-add', {
    body: {
      title: job.title,
      summary: job.summary,
      body: {
        cs: [{ type: 'paragraph', text: job.summary.cs }],
        ro: [{ type: 'paragraph', text: job.summary.ro }],
      },
      place: job.place,
      employment: 'full_time',
      salary: null,
      isOpen: true,
      publishedAt: shop.deps.now().toISOString(),
      slug: job.slug,
    },
  });
}

async function apply(shop: PastShop): Promise<void> {
  const { firstName, lastName, eMail, phoneNumber } = personOf(shop.deps.market.code, shop.dice);
  const { job, application } = wordsOf(shop);
  const body = {
    fullName: `${firstName} ${lastName}`,
    eMail,
    phone: phoneNumber,
    note: application,
    consent: 'true' as const,
    captcha: captchaAt(shop),
    website: '',
  };
  const input = { params: { slug: job.slug }, body, file: { size: emptyPage.length, type: 'application/pdf' } };
  await shop.call(shop.visitor(), 'job-apply', input, { content: emptyPage, name: 'cv.pdf' });
}
