import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';

/** Store of the notifications that are shown, and of those closed in this session. */
export const notifications = createReduxStore( 'atoll/notifications', {
	reducer,
	actions,
	selectors,
} );
register( notifications );
