import { expect, it } from 'vitest';
import { isWorkedOn, startTimer, workedMinutes } from './repair-timer.ts';

const repair = { id: 3, status: 'repairing' } as const;
const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 10, 26, 9, minute, second));

it('starts, and stops what the same technician has running elsewhere', () => {
  expect(startTimer(repair, null)).toEqual({ ok: true, value: { stops: null, begins: true } });
  expect(startTimer(repair, { id: 8, repairId: 4 })).toEqual({
    ok: true,
    value: { stops: 8, begins: true },
  });
});

it('goes on where it runs already', () => {
  expect(startTimer(repair, { id: 8, repairId: 3 })).toEqual({
    ok: true,
    value: { stops: null, begins: false },
  });
});

it('starts only while a device is worked on', () => {
  expect(startTimer({ id: 3, status: 'ready' }, null)).toEqual({
    ok: false,
    error: 'not_worked_on',
  });
  expect(isWorkedOn('waiting_for_parts')).toBe(false);
  expect(isWorkedOn('diagnosing')).toBe(true);
});

it('sums the time of each technician, what runs until now, and loses no half minutes', () => {
  const spans = [
    { technicianId: 1, startedAt: at(0), stoppedAt: at(10, 30) },
    { technicianId: 2, startedAt: at(0), stoppedAt: at(1, 59) },
    { technicianId: 1, startedAt: at(20), stoppedAt: null },
  ];
  expect([...workedMinutes(spans, at(25, 30))]).toEqual([
    [1, 16],
    [2, 1],
  ]);
});
