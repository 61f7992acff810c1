import { test } from '@playwright/test';
import { describeLoans } from './loan-cases.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.setTimeout(90_000);

describeLoans('ro', { refused: false });
