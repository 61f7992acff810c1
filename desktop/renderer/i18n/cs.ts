import { cells } from '#core/phrases/cs/cells.ts';
import { validation } from '#core/phrases/cs/validation.ts';
import { frame } from './cs/frame.ts';
import { grid } from './cs/grid.ts';
import { screens } from './cs/screens.ts';

/** Every Czech phrase of the back office by namespace; a screen adds its own file here. */
export const cs = { cells, frame, grid, screens, validation } as const;
