import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';

export type { UploadItem } from './state';

/** Files of the page's forms: what was chosen, and how far it has come. */
export const uploads = createReduxStore( 'atoll/uploads', { reducer, actions, selectors } );
register( uploads );
