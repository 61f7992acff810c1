import { foldText } from '../shared/text.ts';

/** Words of people's first thought that lists made from leaks of the English-speaking web miss. */
const localWords = new Set(
  (
    'heslo hesloheslo mojeheslo tajneheslo tajne heslicko ahoj ahojky ahojda nazdar admin spravce ' +
    'obmena obmenaobmena zamestnanec obchod prodejna vykup milacek laska slunicko kocicka pejsek ' +
    'maminka tatinek praha brno ostrava plzen liberec olomouc sparta slavia banik cesko ceskarepublika ' +
    'leden unor brezen duben kveten cerven cervenec srpen zari rijen listopad prosinec jaro leto podzim zima ' +
    'pondeli utery streda ctvrtek patek sobota nedele jana petr pavel tomas lucie tereza honza ' +
    'parola parolamea parolanoua parolasecreta secret salut buna bunaziua angajat magazin iubire iubita ' +
    'iubitul dragoste dragostea soare pisica catel mama tata bucuresti cluj timisoara iasi constanta ' +
    'brasov romania steaua dinamo rapid ianuarie februarie martie aprilie iunie iulie august septembrie ' +
    'octombrie noiembrie decembrie primavara vara toamna iarna luni marti miercuri joi vineri sambata ' +
    'duminica andrei maria elena mihai alexandru stefan ioana'
  ).split(' '),
);

/** Rows of keyboards of both markets, the alphabet and digits; a stretch of one is no secret. */
const runs = [
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  '98765432109876543210',
];
const shortestRun = 4;
const fewestCharacters = 5;

const letterOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** The text between its first and last letter, and the digits and signs around it. */
function taken(text: string) {
  const [, before = '', word = '', after = ''] =
    /^([^a-z]*)([a-z](?:.*[a-z])?)?([^a-z]*)$/su.exec(text) ?? [];
  return { word, around: before + after };
}

const isRun = (text: string): boolean =>
  text.length >= shortestRun && runs.some((run) => run.includes(text));

/** Whether what stands around a word is what people put there to satisfy a form: `1!`, `123`, `2026`. */
function addsLittle(around: string): boolean {
  const digits = around.replace(/\D/g, '');
  const signs = around.length - digits.length;
  const isPlain = digits.length <= 4 || isRun(digits) || new Set(digits).size === 1;
  return isPlain && signs <= 2;
}

/**
 * Whether a password is among the first that somebody guesses: a word of the list, a Czech or
 * Romanian one, or a row of the keyboard, with the usual digits and signs around it, letters swapped
 * for look-alikes, or a few characters repeated. Case and accents make no difference. `words` are
 * lower-case (OWASP ASVS 5.0, 6.2.4).
 */
export function isCommonPassword(password: string, words: ReadonlySet<string>): boolean {
  const folded = foldText(password);
  if (new Set(folded).size < fewestCharacters) return true;
  const isWord = (text: string) => words.has(text) || localWords.has(text) || isRun(text);
  if (isWord(folded)) return true;
  const swapped = [...folded].map((character) => letterOf[character] ?? character).join('');
  // Swapped as a whole, `password1!` would end in letters; what is around it is taken off first.
  const inner = taken(folded);
  const plain = [...inner.word].map((character) => letterOf[character] ?? character).join('');
  if (isWord(swapped)) return true;
  if (!addsLittle(inner.around)) return false;
  return isWord(inner.word) || isWord(plain);
}
