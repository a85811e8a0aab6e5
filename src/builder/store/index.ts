import { createReduxStore, register, select } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';

const NAME = 'atoll/form-draft';

/** Store with what the server says about the form being edited: its preview for visitors, and its problems. */
export const formDraft = createReduxStore( NAME, { reducer, actions, selectors } );

// Both the blocks' script and the panels' script contain this file; whichever runs first registers the store.
if ( ! select( NAME ) ) {
	register( formDraft );
}
