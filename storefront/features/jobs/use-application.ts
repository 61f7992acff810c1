import { useState } from 'react';
import { useShop } from '../../lib/shop.tsx';
import { useTypedForm } from '../../lib/typed-form.ts';
import { useCaptcha } from '../../lib/use-captcha.ts';
import { applicationNames, checkApplication } from './check-application.ts';

/** The form of an application and its file; what was filled in stays until it is really sent. */
export function useApplication(slug: string) {
  const { client, market } = useShop();
  const { captcha, renewCaptcha, ...attempts } = useCaptcha();
  const [file, setFile] = useState<File | null>(null);
  const [isSent, setIsSent] = useState(false);
  const form = useTypedForm({
    fields: applicationNames,
    check: (values) => Promise.resolve(checkApplication({ ...values, captcha }, file, market)),
    send: ({ file: _name, ...values }) => {
      if (file === null) throw new Error('the check let an application without a file pass');
      const body = { ...values, captcha, consent: 'true' } as const;
      return client.post('job-apply', { params: { slug }, body, file });
    },
    onSent: () => setIsSent(true),
    onFailed: renewCaptcha,
  });
  return { ...form, ...attempts, file, setFile, isSent };
}
