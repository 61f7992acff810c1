import { describe, expect, it } from 'vitest';
import { analyticsEvent, analyticsEventNames, reservationSteps } from './analytics-event.ts';

describe('analyticsEvent', () => {
  it('tells a registered visitor from an anonymous one', () => {
    expect(
      analyticsEvent({ name: 'click' }, { isAuthenticated: true, consent: 'granted' }),
    ).toEqual({
      name: 'click',
      visitor: 'registered',
    });
    expect(
      analyticsEvent({ name: 'click' }, { isAuthenticated: false, consent: 'granted' }),
    ).toEqual({
      name: 'click',
      visitor: 'unregistred',
    });
  });

  it('carries the step of a reservation', () => {
    const happening = { name: 'reservation', step: 'select shop' } as const;
    expect(analyticsEvent(happening, { isAuthenticated: false, consent: 'granted' })).toEqual({
      name: 'reservation',
      step: 'select shop',
      visitor: 'unregistred',
    });
  });

  it.each(['denied', 'undecided'] as const)('sends nothing while consent is %s', (consent) => {
    expect(analyticsEvent({ name: 'view' }, { isAuthenticated: true, consent })).toBeNull();
  });
});

it('knows each name and step once', () => {
  expect(new Set(analyticsEventNames).size).toBe(11);
  expect(new Set(reservationSteps).size).toBe(10);
});
