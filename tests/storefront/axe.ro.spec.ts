import { describeAccessibility } from './axe-cases.ts';
import { describeReadingAccessibility } from './axe-reading-cases.ts';
import { describeShopAccessibility } from './axe-shop-cases.ts';

describeAccessibility('ro');
describeReadingAccessibility('ro');
describeShopAccessibility('ro');
