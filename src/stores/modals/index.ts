import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';

/** Modals that show, whichever island they belong to: whose backdrop is pressed, and who answers Escape. */
export const modals = createReduxStore( 'atoll/modals', { reducer, actions, selectors } );
register( modals );
