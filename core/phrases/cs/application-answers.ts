import type { ApplicationAnswer } from '../../careers/application-status.ts';

interface AnswerWords {
  readonly subject: string;
  readonly heading: string;
  /** What the letter begins with and a person goes on to write; the greeting stands above it. */
  readonly draft: string;
}

/** What applicants are told; `{job}` and `{eMail}` are filled in. */
export const applicationAnswerWords: Record<ApplicationAnswer, AnswerWords> = {
  invited: {
    subject: 'Zveme vás na pohovor: {job}',
    heading: 'Rádi bychom se s vámi potkali',
    draft:
      'děkujeme za váš životopis. Zaujal nás a rádi bychom si s vámi o místě {job} popovídali.\n\nNapište nám prosím na {eMail}, který den v příštích dvou týdnech by se vám hodil.',
  },
  refused: {
    subject: 'Vaše přihláška: {job}',
    heading: 'Odpověď na vaši přihlášku',
    draft:
      'děkujeme za zájem o místo {job} a za čas, který jste přihlášce věnovali.\n\nTentokrát jsme dali přednost někomu jinému. Přejeme vám hodně štěstí.',
  },
  hired: {
    subject: 'Máme pro vás dobrou zprávu: {job}',
    heading: 'Místo je vaše',
    draft:
      'máme radost, že vám můžeme nabídnout místo {job}.\n\nZavoláme vám a domluvíme se na nástupu a na smlouvě. Kdybyste mezitím cokoli potřebovali, napište nám na {eMail}.',
  },
};

export const applicationAnswerFooter =
  'Píšeme vám, protože jste se u nás ucházeli o práci. Odpovědět můžete na {eMail}.';
