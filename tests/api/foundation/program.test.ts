import { expect, it } from 'vitest';
import { dropping } from '#api/platform/changes/follow-up.ts';
import { defineModule } from '#api/platform/modules/define-module.ts';
import { programOf } from '#api/platform/modules/program.ts';

const compose = () => Promise.resolve(null);

it('is made of what the features hand over, besides the work of the platform', () => {
  const job = { name: 'feed-cats', run: () => Promise.resolve() };
  const made = programOf([
    defineModule({ jobs: [job], mails: { fed: compose } }),
    defineModule({ mails: { hungry: compose } }),
  ]);
  expect(made.jobs).toContain(job);
  expect(Object.keys(made.mails)).toEqual(['fed', 'hungry']);
});

it('takes a name from one feature alone', () => {
  const mails = defineModule({ mails: { fed: compose } });
  expect(() => programOf([mails, mails])).toThrow('two features give fed');
  const follows = defineModule({ followUps: { cats: dropping('cats') } });
  expect(() => programOf([follows, follows])).toThrow('two features give cats');
});
