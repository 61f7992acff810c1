import { CartScreen } from '../features/cart/cart-screen.tsx';
import { AddedScreen } from '../features/cart/added-screen.tsx';
import { DeliveryScreen } from '../features/checkout/delivery-screen.tsx';
import { DetailsScreen } from '../features/checkout/details-screen.tsx';
import { SummaryScreen } from '../features/checkout/summary-screen.tsx';
import { ThanksScreen } from '../features/order/thanks-screen.tsx';
import { OrderScreen } from '../features/order/order-screen.tsx';
import { OrderStatusScreen } from '../features/order/order-status-screen.tsx';
import { PaymentScreen } from '../features/order/payment-screen.tsx';
import { WithdrawalScreen } from '../features/withdrawal/withdrawal-screen.tsx';
import { InstallmentsScreen } from '../features/installments/installments-screen.tsx';
import type { SaleScreens } from './sale-screens.ts';

/** The same screens for the server, which has them at hand. */
export const saleServerScreens: SaleScreens = {
  Cart: CartScreen,
  Added: AddedScreen,
  Delivery: DeliveryScreen,
  Details: DetailsScreen,
  Summary: SummaryScreen,
  Thanks: ThanksScreen,
  Order: OrderScreen,
  OrderStatus: OrderStatusScreen,
  Payment: PaymentScreen,
  Withdrawal: WithdrawalScreen,
  Installments: InstallmentsScreen,
};
