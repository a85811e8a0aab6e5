import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';

/** The site's settings on their way between the server and the screen. */
export const store = createReduxStore( 'atoll/settings', { reducer, actions, selectors } );

register( store );
