import type { Action } from './actions';
import type { State } from './state';

const without = ( stack: State, id: string ) => stack.filter( ( backdrop ) => backdrop.id !== id );

export const reducer = ( stack: State = [], action: Action | { type: '@@INIT' } ): State => {
	switch ( action.type ) {
		case 'SHOWN':
			return [ ...without( stack, action.backdrop.id ), action.backdrop ];
		case 'HIDDEN':
			return without( stack, action.id );
		default:
			return stack;
	}
};
