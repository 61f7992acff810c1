/** The part of the provider's program that the shop uses. */
interface Turnstile {
  readonly render: (
    place: HTMLElement,
    options: {
      readonly sitekey: string;
      readonly language: string;
      readonly callback: (token: string) => void;
      readonly 'expired-callback': () => void;
      readonly 'error-callback': () => void;
    },
  ) => string;
  readonly remove: (id: string) => void;
}

const address = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
let loading: Promise<Turnstile> | null = null;

/** Loads the provider's program once, when the first form needs it. */
export function loadTurnstile(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => {
      // The script's own name for itself; nothing else sets it.
      resolve(Reflect.get(window, 'turnstile') as Turnstile);
    });
    script.addEventListener('error', () => {
      loading = null;
      reject(new Error('the captcha did not load'));
    });
    document.head.append(script);
  });
  return loading;
}
