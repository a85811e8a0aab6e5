import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';

export type { State as MenusState, Submenu } from './state';

/** Store of the header's open menus, submenus and panel. */
export const menus = createReduxStore( 'atoll/menus', { reducer, actions, selectors } );
register( menus );
