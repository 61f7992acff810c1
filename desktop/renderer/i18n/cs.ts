import { validation } from '#core/phrases/cs/validation.ts';
import { frame } from './cs/frame.ts';
import { screens } from './cs/screens.ts';

/** Every Czech phrase of the back office by namespace; a screen adds its own file here. */
export const cs = { frame, screens, validation } as const;
