import type { Action } from './actions';
import type { State, UploadItem } from './state';

const handle = ( items: UploadItem[], action: Action ): UploadItem[] => {
	switch ( action.type ) {
		case 'ADDED':
			return [ ...items, ...action.items ];
		case 'CHANGED':
			return items.map( ( item ) =>
				item.key === action.key ? { ...item, ...action.changes } : item
			);
		case 'REMOVED':
			return items.filter( ( { key } ) => key !== action.key );
		case 'CLEARED':
			return [];
	}
};

export const reducer = ( state: State = {}, action: Action | { type: '@@INIT' } ): State =>
	'form' in action
		? { ...state, [ action.form ]: handle( state[ action.form ] ?? [], action ) }
		: state;
