import { flat } from './flat';

/** A field without an answer. */
export const none = flat( () => '' );
