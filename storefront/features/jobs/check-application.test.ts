import { describe, expect, it } from 'vitest';
import { checkApplication } from './check-application.ts';

const fields = {
  fullName: 'Jana Nová',
  eMail: 'jana@posta.example',
  phone: '601 234 567',
  note: '',
  consent: 'true',
  captcha: 'token',
  website: '',
};
const file = { name: 'Životopis.PDF', size: 1000 };

describe('checkApplication', () => {
  it('takes a filled-in form with a CV', () => {
    expect(checkApplication(fields, file, 'cz')).toEqual({});
  });

  it('names every field that must be mended', () => {
    const empty = { ...fields, fullName: ' ', eMail: 'jana', phone: '1', consent: '' };
    expect(checkApplication({ ...empty, captcha: '' }, null, 'cz')).toEqual({
      fullName: 'required',
      eMail: 'invalid_email',
      phone: 'invalid_phone',
      consent: 'consent_required',
      captcha: 'captcha_required',
      file: 'cv_required',
    });
  });

  it.each([
    [{ name: 'cv.pdf', size: 0 }, 'empty_file'],
    [{ name: 'cv.pdf', size: 20 * 1024 * 1024 }, 'cv_too_large'],
    [{ name: 'cv.exe', size: 10 }, 'cv_type'],
  ])('refuses the file %j', (wrong, phrase) => {
    expect(checkApplication(fields, wrong, 'cz')).toEqual({ file: phrase });
  });
});
