import type { ComponentType } from 'react';
import type { ScreenLoader } from './screen-loader.ts';

/** Screens from the cart to the order. */
export interface SaleScreens {
  readonly Cart: ComponentType;
  readonly Added: ComponentType;
  readonly Delivery: ComponentType;
  readonly Details: ComponentType;
  readonly Summary: ComponentType;
  readonly Thanks: ComponentType;
  readonly Order: ComponentType;
  readonly OrderStatus: ComponentType;
  readonly Payment: ComponentType;
  readonly Withdrawal: ComponentType;
  readonly Installments: ComponentType;
}

/** The same as they arrive in the browser. */
export function saleScreens(loader: ScreenLoader): SaleScreens {
  return { ...buyingScreens(loader), ...orderScreens(loader) };
}

/** Until the order is placed. */
function buyingScreens({ screen }: ScreenLoader) {
  const cart = screen(['cart', 'productCard', 'validation'], () =>
    import('../features/cart/cart-screen.tsx').then((file) => file.CartScreen),
  );
  const added = screen(['cart', 'productCard'], () =>
    import('../features/cart/added-screen.tsx').then((file) => file.AddedScreen),
  );
  const delivery = screen(['checkout', 'cart'], () =>
    import('../features/checkout/delivery-screen.tsx').then((file) => file.DeliveryScreen),
  );
  const details = screen(['checkout', 'cart', 'validation'], () =>
    import('../features/checkout/details-screen.tsx').then((file) => file.DetailsScreen),
  );
  const summary = screen(['checkout', 'cart'], () =>
    import('../features/checkout/summary-screen.tsx').then((file) => file.SummaryScreen),
  );
  return {
    Cart: cart.Screen,
    Added: added.Screen,
    Delivery: delivery.Screen,
    Details: details.Screen,
    Summary: summary.Screen,
  };
}

/** Of an order that is placed. */
function orderScreens({ screen }: ScreenLoader) {
  const thanks = screen(['order'], () =>
    import('../features/order/thanks-screen.tsx').then((file) => file.ThanksScreen),
  );
  const order = screen(['order'], () =>
    import('../features/order/order-screen.tsx').then((file) => file.OrderScreen),
  );
  const orderStatus = screen(['order', 'validation'], () =>
    import('../features/order/order-status-screen.tsx').then((file) => file.OrderStatusScreen),
  );
  const payment = screen(['order'], () =>
    import('../features/order/payment-screen.tsx').then((file) => file.PaymentScreen),
  );
  const withdrawal = screen(['withdrawal', 'validation'], () =>
    import('../features/withdrawal/withdrawal-screen.tsx').then((file) => file.WithdrawalScreen),
  );
  const installments = screen(['installments'], () =>
    import('../features/installments/installments-screen.tsx').then(
      (file) => file.InstallmentsScreen,
    ),
  );
  return {
    Thanks: thanks.Screen,
    Order: order.Screen,
    OrderStatus: orderStatus.Screen,
    Payment: payment.Screen,
    Withdrawal: withdrawal.Screen,
    Installments: installments.Screen,
  };
}
