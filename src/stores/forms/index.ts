import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';
import { submit } from './submit';

export type { Failure, FieldState, FormState, HoldReason, Task } from './state';

/** Store of the page's forms whose islands have started. */
export const forms = createReduxStore( 'atoll/forms', {
	reducer,
	actions: { ...actions, submit },
	selectors,
} );
register( forms );
