import { useEffect } from 'react';
import { placesNavigator } from './places.ts';

/** Buttons at the side of a mouse, as the browser numbers them. */
const steps: Readonly<Record<number, number>> = { 3: -1, 4: 1 };

export const goBack = (): void => placesNavigator.go(-1);
export const goForward = (): void => placesNavigator.go(1);

/** The side buttons of a mouse go back and forward, as in a browser; a form with unsaved work is asked first. */
export function useMouseHistory(): void {
  useEffect(() => {
    const onUp = (event: MouseEvent) => {
      const step = steps[event.button];
      if (step === undefined) return;
      // Where the window would do it by itself, once is enough.
      event.preventDefault();
      placesNavigator.go(step);
    };
    addEventListener('mouseup', onUp);
    return () => removeEventListener('mouseup', onUp);
  }, []);
}
