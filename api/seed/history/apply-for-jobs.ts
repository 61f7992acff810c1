import type { DayOfHistory } from './day-of-history.ts';
import type { PastShop } from './past-shop.ts';
import { personOf } from './people.ts';
import { captchaAt } from './visitors.ts';
import { wordsOf } from './words.ts';

/** A page with nothing on it, which is what an invented CV says; all of it is ASCII, so that a sign is a byte. */
function emptyPage(): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${String(at + 1)} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 4\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer<</Root 1 0 R/Size 4>>\nstartxref\n${String(text.length)}\n%%EOF\n`;
  return new TextEncoder().encode(text + table + end);
}

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
  const content = emptyPage();
  const file = { size: content.length, type: 'application/pdf' };
  const input = { params: { slug: job.slug }, body, file };
  await shop.call(shop.visitor(), 'job-apply', input, { content, name: 'cv.pdf' });
}
