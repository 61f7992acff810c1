import { defineModule } from '../platform/modules/define-module.ts';
import { enquiryMailKinds } from './enquiry-mails.ts';
import { enquiryRoutes } from './enquiry-routes.ts';
import { wipeEnquiries } from './wipe-enquiries.ts';

export const enquiries = defineModule({
  routes: enquiryRoutes,
  jobs: [wipeEnquiries],
  mails: enquiryMailKinds,
});
