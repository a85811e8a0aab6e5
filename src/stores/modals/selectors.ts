import type { Backdrop, State } from './state';

/** Returns the topmost modal; undefined if no modal is open. */
export const getActive = ( stack: State ): Backdrop | undefined => stack.at( -1 );

/** Whether this modal is the active one; without an id, whether the page itself is, since no modal is open. */
export const isOnTop = ( stack: State, id?: string ): boolean => getActive( stack )?.id === id;
