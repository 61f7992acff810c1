import type { ComponentType } from 'react';
import type { Answers, Appraisal } from '#core/buyback/appraisal.ts';
import type { DeviceKind } from '#core/buyback/device-kind.ts';

/** What both ways of ending an appraisal get from the questionnaire; every question is answered. */
export interface SaleFormProps {
  readonly appraisal: Appraisal;
  /** Value of the selected colour: `device_identifier` on the wire. */
  readonly deviceIdentifier: string;
  readonly deviceKind: DeviceKind;
  /** "iPhone 15 128 GB, černá", for summaries. */
  readonly deviceName: string;
  readonly answers: Answers;
  /** `device_condition_choices` on the wire. */
  readonly deviceConditionChoices: readonly string[];
  /** The price on the screen, whole market units. */
  readonly price: number;
  /** The price that was agreed with before the server refused it; null where none was. */
  readonly priceBefore: number | null;
  /** The stored offer whose locked price is asked for, if one was opened. */
  readonly offerCode: string | null;
  /**
   * The server refused with `message` and `url` (a lower price, other questions): the questionnaire
   * shows the message, applies the address and loads the device anew. The form stays open.
   */
  readonly onPriceChanged: (message: string, url: string | null) => void;
  /** Back to the questionnaire. */
  readonly onClose: () => void;
}

export interface SellFormProps extends SaleFormProps {
  /** The price pays for goods, and only what is left of it goes to the account. */
  readonly isSwap?: boolean;
  /** The device is sold; `url` is the thank-you page. */
  readonly onDone: (url: string) => void;
}

/** A quoted device of the cart, whose sale lacks its seller. */
export interface SwapSaleProps extends Pick<SaleForms, 'SellForm'> {
  /** Of the stored offer. */
  readonly code: string;
  /** The device is sold, or its offer says something else by now: the cart is to be read anew. */
  readonly onChanged: () => void;
}

export interface EmailFormProps extends SaleFormProps {
  /** The offer was sent; the form shows its own thanks. */
  readonly onDone: () => void;
}

/** Features do not import each other, so the app hands the forms to the questionnaire. */
export interface SaleForms {
  readonly SellForm: ComponentType<SellFormProps>;
  readonly EmailForm: ComponentType<EmailFormProps>;
  /** Starts loading both forms; called when somebody is about to need one. */
  readonly prefetchForms: () => void;
}
