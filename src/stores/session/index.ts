import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';

/** Store of the session that the page was made for: the guard writes it, forms read it. */
export const session = createReduxStore( 'atoll/session', { reducer, actions, selectors } );
register( session );
