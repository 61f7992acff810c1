import { describeShopAccessibility } from './axe-shop-cases.ts';

describeShopAccessibility('ro');
