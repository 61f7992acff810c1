const at = '2026-11-20T08:00:00.000Z';

/** The bench of a repair as the API sends it, for tests. */
export const bench = {
  checks: [
    {
      check_id: 4,
      name: 'Dotyk',
      kind: 'verdict',
      unit: null,
      lowest: null,
      highest: null,
      choices: [],
      phases: ['before', 'after'],
      is_required: true,
      before: { outcome: 'ok', number: null, choice: null, at, by: 'Petr' },
      after: null,
      is_worse: false,
      is_stale: false,
    },
    {
      check_id: 5,
      name: 'Kondice baterie',
      kind: 'number',
      unit: '%',
      lowest: 0,
      highest: 100,
      choices: [],
      phases: ['before', 'after'],
      is_required: false,
      before: null,
      after: null,
      is_worse: false,
      is_stale: false,
    },
  ],
  phases: ['after'],
  missing: ['Dotyk'],
  timer: { can_start: true, is_mine: false, people: [], elsewhere: null },
  can_write: true,
  templates: [{ id: 2, title: 'Zpoždění dílu', text: 'díl dorazí {promised}.' }],
  messages: [],
};
