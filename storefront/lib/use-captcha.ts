import { useState } from 'react';

/** The captcha's token of a form, good for one attempt to send; each failed one needs another. */
export function useCaptcha() {
  const [attempt, setAttempt] = useState(0);
  const [captcha, setCaptcha] = useState('');
  const renewCaptcha = () => {
    setCaptcha('');
    setAttempt((last) => last + 1);
  };
  return { attempt, captcha, setCaptcha, renewCaptcha };
}
