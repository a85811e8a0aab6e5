import { flat } from './flat';

/** No answer at all. */
export const none = flat( () => '' );
