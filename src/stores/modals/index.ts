import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';

/** Store of the open modals of all islands: decides which one a click on a backdrop or Escape belongs to. */
export const modals = createReduxStore( 'atoll/modals', { reducer, actions, selectors } );
register( modals );
