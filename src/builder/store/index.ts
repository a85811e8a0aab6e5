import { createReduxStore, register, select } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';

const NAME = 'atoll/form-draft';

/** The form that is being built, as the server sees it: what visitors would get, and what is wrong with it. */
export const formDraft = createReduxStore( NAME, { reducer, actions, selectors } );

// The blocks' script and the panels' both contain this file; whichever runs first registers the store.
if ( ! select( NAME ) ) {
	register( formDraft );
}
