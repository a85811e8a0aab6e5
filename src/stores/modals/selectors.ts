import type { Backdrop, State } from './state';

/** The modal on top of the others; undefined while none shows. */
export const getActive = ( stack: State ): Backdrop | undefined => stack.at( -1 );

export const isShown = ( stack: State, id: string ): boolean =>
	stack.some( ( one ) => one.id === id );
