import type { Shape } from './shape';

/** No answer at all. */
export const none: Shape = () => '';
