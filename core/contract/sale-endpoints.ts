import { bankEndpoints } from './bank.ts';
import { bookEndpoints } from './books.ts';
import * as cart from './cart.ts';
import { cartPromise } from './cart-promise.ts';
import * as checkoutDrafts from './checkout-draft.ts';
import * as services from './cart-services.ts';
import * as checkout from './checkout.ts';
import type { Endpoint } from './endpoint.ts';
import * as finish from './finish-order.ts';
import * as cardHolds from './card-hold.ts';
import { dayClosingEndpoints } from './day-closings.ts';
import { documentDeskEndpoints } from './documents-admin.ts';
import * as doorExchanges from './door-exchange.ts';
import { orderEditEndpoints } from './order-edits.ts';
import { orderContactEndpoints } from './order-contacts.ts';
import { orderPaperEndpoints } from './order-papers.ts';
import * as orderPickUps from './order-pickups.ts';
import * as orders from './orders.ts';
import { orderBulkEndpoints } from './orders-bulk.ts';
import * as ordersAdmin from './orders-admin.ts';
import { phoneOrderEndpoints } from './phone-orders.ts';
import { paymentInboxEndpoints } from './payment-inbox.ts';
import * as payments from './payments.ts';
import * as withdrawals from './withdrawals.ts';
import { withdrawalDeskEndpoints } from './withdrawals-admin.ts';

/** Calls from the cart to the paid order. Literal paths stand before patterns that match them too. */
export const saleEndpoints = {
  cart: cart.cart,
  'cart-add-product': cart.addToCart,
  'cart-remove-product': cart.removeFromCart,
  'cart-restore-product': cart.restoreToCart,
  'cart-package-product': cart.packageProduct,
  'cart-package-product-change': cart.changePackage,
  'cart-repair': cart.repairCart,
  'cart-installments-best': services.bestInstallments,
  'cart-installments': services.cartInstallments,
  'installment-calculator': services.calculateInstallments,
  'cart-discount-code': services.discountCode,
  'cart-discount-remove': services.removeDiscount,
  'cart-bonus-buyback': services.applyBonus,
  'cart-bonus-buyback-remove': services.removeBonus,
  'cart-prolong-warranty': services.prolongWarranty,
  'cart-prolong-warranty-remove': services.removeProlongWarranty,
  'cart-promise': cartPromise,
  'cart-payments-deliveries': checkout.getPaymentsAndDeliveries,
  'cart-payments-deliveries-choose': checkout.choosePaymentAndDelivery,
  'cart-delivery-places': checkout.deliveryPlaces,
  'cart-liftago-check': checkout.liftagoCheck,
  'cart-details': checkoutDrafts.checkoutDraft,
  'cart-details-keep': checkoutDrafts.keepCheckoutDraft,
  'cart-summary': finish.cartSummary,
  'order-finish': finish.finishOrder,
  'order-status': orders.findOrder,
  'order-status-code': orders.mailOrderCode,
  'order-status-open': orders.openOrder,
  'order-cancel': orders.cancelOrder,
  'order-confirm': orders.confirmOrder,
  'order-confirm-mail': orders.mailConfirmation,
  'order-pay': orders.payOrder,
  'order-hold': cardHolds.holdCard,
  'order-document': orders.orderDocument,
  'order-withdrawal': withdrawals.withdrawalData,
  'order-withdrawal-preview': withdrawals.withdrawalPreview,
  'order-withdraw': withdrawals.withdraw,
  'admin-order-pick-up-list': orderPickUps.orderPickUpList,
  'admin-order-pick-up-find': orderPickUps.findOrderPickUp,
  'admin-order-pick-up-arrived': orderPickUps.orderIsAtStore,
  'admin-order-pick-up-give': orderPickUps.giveOrder,
  'admin-order-list': ordersAdmin.orderList,
  'admin-order-find-select': ordersAdmin.orderFind,
  ...orderEditEndpoints,
  ...phoneOrderEndpoints,
  ...orderPaperEndpoints,
  ...orderContactEndpoints,
  'admin-order': ordersAdmin.orderDetail,
  'admin-order-move': ordersAdmin.moveOrderTo,
  ...orderBulkEndpoints,
  'admin-order-exchange': ordersAdmin.exchangeDevices,
  'admin-order-door-exchange': doorExchanges.markExchange,
  'admin-order-rest-write-off': doorExchanges.writeRestOff,
  'admin-order-hold': cardHolds.endHold,
  'admin-order-refund': ordersAdmin.refundOrder,
  'admin-withdrawal-close': ordersAdmin.closeWithdrawal,
  ...withdrawalDeskEndpoints,
  order: orders.order,
  'user-profile-orders': orders.myOrders,
  'payment-status': payments.paymentStatus,
  'payment-card-pay': payments.cardPay,
  'payment-twisto': payments.twistoData,
  'payment-twisto-pay': payments.twistoPay,
  'payment-callback': payments.paymentCallback,
  ...paymentInboxEndpoints,
  'payment-wallet-echo': payments.walletEcho,
  'payment-wallet-init': payments.walletInit,
  'payment-wallet-session': payments.walletSession,
  'payment-wallet-process': payments.walletProcess,
  'admin-refund-list': payments.refundTasks,
  'admin-refund-payout': payments.payRefund,
  'admin-refund-settle': payments.settleRefund,
  'admin-bank-transfer': payments.bankTransfer,
  ...bankEndpoints,
  ...documentDeskEndpoints,
  ...bookEndpoints,
  ...dayClosingEndpoints,
} as const satisfies Record<string, Endpoint>;
