import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useEffect, useEffectEvent } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { email, line, wholeOrNone, type FieldRule } from '../../lib/field-rules.ts';
import { notify } from '../../lib/notify.ts';
import { useConfig } from '../../lib/session.ts';
import { typedNumberOrNone } from '../../lib/typed-number.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { keepLastStore, lastStore } from './last-store.ts';
import { useFillIn, useKnownCustomer } from './known-customer.ts';
import { keepRepair, type Repair } from './repairs.ts';
import { inWords, useDevice, type ChosenDevice } from './use-device.ts';

/** In the order of a conversation at the counter. */
const fields = [
  'store',
  'deviceName',
  'productColor',
  'fault',
  'look',
  'accessories',
  'serial',
  'unlockCode',
  'hasBackup',
  'acceptsDataLoss',
  'priceLimit',
  'phone',
  'firstName',
  'lastName',
  'eMail',
  'language',
  'claimedNumber',
] as const;
type Field = (typeof fields)[number];

const needed: FieldRule = (text) => (text === '' ? 'required' : null);

const rulesFor = ({ word, model, color }: ChosenDevice, isKnown: boolean) => ({
  store: needed,
  deviceName: () => needed(word.trim()),
  productColor: () => (model === inWords ? null : needed(color)),
  fault: line(1000),
  acceptsDataLoss: needed,
  priceLimit: wholeOrNone,
  firstName: line(60),
  lastName: line(60),
  phone: needed,
  // Of somebody who was here before it is known.
  eMail: (text: string) => (isKnown && text.trim() === '' ? null : email(text)),
});

const bodyOf = (
  typed: Readonly<Record<Field, string>>,
  { word, color, operations }: ChosenDevice,
  ticked: ReadonlySet<string>,
) => ({
  store: typed.store,
  productColor: color === '' ? null : color,
  deviceName: color === '' ? word : '',
  operations: operations.map(({ slug }) => slug).filter((slug) => ticked.has(slug)),
  fault: typed.fault,
  look: typed.look,
  accessories: typed.accessories,
  serial: typed.serial,
  unlockCode: typed.unlockCode,
  hasBackup: typed.hasBackup !== '',
  // Asked for by the form.
  acceptsDataLoss: true as const,
  priceLimit: typedNumberOrNone(typed.priceLimit),
  firstName: typed.firstName,
  lastName: typed.lastName,
  phone: typed.phone,
  eMail: typed.eMail,
  language: typed.language === 'ro' ? ('ro' as const) : ('cs' as const),
  claimedNumber: typed.claimedNumber,
});

/** What is claimed, of an order's link (`?claim=1260000012&piece=iPhone+13`); empty of a repair that claims nothing. */
function useClaimed() {
  const [search] = useSearchParams();
  return {
    claim: (search.get('claim') ?? '').slice(0, 20),
    piece: (search.get('piece') ?? '').slice(0, 120),
  };
}

/** A device that is taken in at the counter, as it is being typed. */
export function useNewRepair(stores: readonly { readonly slug: string }[]) {
  const { market } = useConfig();
  const { claim, piece } = useClaimed();
  const device = useDevice(piece);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [attempt] = useState(() => crypto.randomUUID());
  const [made, setMade] = useState<Repair | null>(null);
  const [phone, setPhone] = useState('');
  const known = useKnownCustomer(phone);
  const kept = stores.find(({ slug }) => slug === lastStore()) ?? stores[0];
  const form = useOfficeForm({
    fields,
    initial: {
      store: kept?.slug ?? '',
      hasBackup: false,
      acceptsDataLoss: false,
      language: market === 'ro' ? 'ro' : 'cs',
      claimedNumber: claim,
    },
    rules: rulesFor(device, known !== null),
    send: (typed) => {
      const body = bodyOf(typed, device, ticked);
      keepLastStore(body.store);
      return client.post('admin-repair-take-in', { body }, { idempotencyKey: attempt });
    },
    onSent: setMade,
  });
  useOpenWhenMade(made);
  useFillIn(form, known);
  const tick = (slug: string, isWanted: boolean) => {
    const next = new Set(ticked);
    if (isWanted) next.add(slug);
    else next.delete(slug);
    setTicked(next);
  };
  const isDirty = made === null && (form.isDirty || device.word !== piece);
  return { form, device, ticked, tick, isDirty, known, typePhone: setPhone };
}

/** Opens the repair once it is made; by then nothing typed holds the screen any more. */
function useOpenWhenMade(made: Repair | null): void {
  const t = usePhrases('repairs');
  const navigate = useNavigate();
  const open = useEffectEvent((repair: Repair) => {
    keepRepair(repair);
    notify('success', t('takenIn', { number: repair.number }));
    void navigate(`/repairs/${String(repair.id)}`, { replace: true });
  });
  useEffect(() => {
    if (made) open(made);
  }, [made]);
}
