import type { Backdrop, State } from './state';

/** The modal on top of the others; undefined while none shows. */
export const getActive = ( stack: State ): Backdrop | undefined => stack.at( -1 );

/** Whether this modal is the active one; without an id, whether the page itself is, since no modal shows. */
export const isOnTop = ( stack: State, id?: string ): boolean => getActive( stack )?.id === id;
