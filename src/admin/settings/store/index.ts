import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';

/** Store of the site's settings, saved and edited. */
export const store = createReduxStore( 'atoll/settings', { reducer, actions, selectors } );

register( store );
