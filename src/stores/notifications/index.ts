import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';

/** Notifications: which show, and which were closed in this session. */
export const notifications = createReduxStore( 'atoll/notifications', {
	reducer,
	actions,
	selectors,
} );
register( notifications );
