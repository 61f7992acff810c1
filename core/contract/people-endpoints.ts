import { applicationEndpoints } from './applications-admin.ts';
import { companyTermsEndpoints } from './company-terms.ts';
import { customerEndpoints } from './customers.ts';
import { subscriberEndpoints } from './subscribers-admin.ts';

/** What the staff see of people outside of the house: customers, applicants and readers of the news. */
export const peopleEndpoints = {
  ...customerEndpoints,
  ...companyTermsEndpoints,
  ...applicationEndpoints,
  ...subscriberEndpoints,
} as const;
