import { defineModule } from '../platform/modules/define-module.ts';
import { applicationAnswerMailKinds } from './application-answer-mail.ts';
import { cvFiles } from './cv-files.ts';
import { careersMailKinds } from './careers-mails.ts';
import { deleteApplications } from './delete-applications.ts';
import { jobKey, jobsKey } from './job-offer-rows.ts';
import { jobRoutes } from './job-routes.ts';

export const careers = defineModule({
  routes: jobRoutes,
  encrypted: { files: [cvFiles] },
  jobs: [deleteApplications],
  mails: { ...careersMailKinds, ...applicationAnswerMailKinds },
  followUps: {
    job_offers: async (_, { values }) => ({
      keys: [jobsKey, ...(await values('slug')).map((slug) => jobKey(String(slug)))],
    }),
  },
});
