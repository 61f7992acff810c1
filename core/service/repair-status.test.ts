import { describe, expect, it } from 'vitest';
import {
  isClosedRepair,
  isEstimable,
  isOnBench,
  isToBeFetched,
  moveRepair,
  plainMovesOf,
  repairStatuses,
  type RepairActor,
  type RepairStatus,
} from './repair-status.ts';

const led = (path: readonly RepairStatus[], actor: RepairActor) =>
  path.slice(1).map((to, at) => moveRepair(path[at] ?? to, to, actor).ok);

describe('moveRepair', () => {
  it('leads from the counter to the hand-over', () => {
    const path = [
      ...(['announced', 'received', 'diagnosing'] as const),
      ...([
        'approved',
        'waiting_for_parts',
        'repairing',
        'testing',
        'ready',
        'handed_out',
      ] as const),
    ];
    expect(led(path, 'staff')).not.toContain(false);
  });

  it('never takes silence for consent: no rule of time approves or declines', () => {
    for (const from of repairStatuses) {
      for (const to of ['approved', 'declined'] as const) {
        expect(moveRepair(from, to, 'system').ok).toBe(false);
      }
    }
  });

  it('lets the customer answer, cancel what never came, and decline what has begun to be looked at', () => {
    const mayMove = repairStatuses.flatMap((from) =>
      repairStatuses.filter((to) => moveRepair(from, to, 'customer').ok).map((to) => [from, to]),
    );
    expect(mayMove).toEqual([
      ['announced', 'cancelled'],
      ['received', 'declined'],
      ['diagnosing', 'declined'],
      ['waiting_for_approval', 'approved'],
      ['waiting_for_approval', 'declined'],
    ]);
  });

  it('cancels only what is not here, so that no device is forgotten', () => {
    const cancellable = repairStatuses.filter((from) => moveRepair(from, 'cancelled', 'staff').ok);
    expect(cancellable).toEqual(['announced']);
  });

  it('hands a device out once, to whoever comes late too, and never while it is worked on', () => {
    const from = repairStatuses.filter((each) => moveRepair(each, 'handed_out', 'staff').ok);
    expect(from).toEqual(['ready', 'declined', 'not_repairable', 'settled', 'unclaimed']);
    expect(from.every(isToBeFetched)).toBe(true);
    expect(moveRepair('handed_out', 'handed_out', 'staff')).toEqual({
      ok: false,
      error: 'move_not_allowed',
    });
    expect(moveRepair('ready', 'handed_out', 'customer')).toEqual({
      ok: false,
      error: 'actor_not_allowed',
    });
  });

  it('reaches every state from the first one', () => {
    const reached = new Set<RepairStatus>(['announced']);
    for (const from of reached) {
      for (const to of repairStatuses) {
        const actors = ['customer', 'staff', 'system'] as const;
        if (actors.some((actor) => moveRepair(from, to, actor).ok)) reached.add(to);
      }
    }
    expect([...reached].sort()).toEqual([...repairStatuses].sort());
  });
});

describe('what a state says', () => {
  it('ends with the hand-over and with the cancelling', () => {
    expect(repairStatuses.filter(isClosedRepair)).toEqual(['handed_out', 'cancelled']);
  });

  it('offers staff no state that needs an act of its own', () => {
    expect(plainMovesOf('received')).toEqual(['diagnosing', 'declined', 'not_repairable']);
    expect(plainMovesOf('ready')).toEqual(['repairing']);
    expect(plainMovesOf('waiting_for_approval')).toEqual(['diagnosing', 'declined']);
  });

  it('takes an estimate only while the device is looked at', () => {
    expect(repairStatuses.filter(isEstimable)).toEqual(['received', 'diagnosing']);
  });

  it('counts to the bench what can be worked on', () => {
    expect(repairStatuses.filter(isOnBench)).toEqual([
      ...['received', 'diagnosing', 'approved', 'waiting_for_parts', 'repairing', 'testing'],
    ]);
  });
});
