import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';

export type { UploadItem } from './state';

/** Store of the files of the page's forms, with their progress. */
export const uploads = createReduxStore( 'atoll/uploads', { reducer, actions, selectors } );
register( uploads );
