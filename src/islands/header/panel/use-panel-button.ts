import { dispatch } from '@wordpress/data';
import { menus, modals, type MenusState } from '@atoll/stores';
import { useListener } from '../../use-listener';
import type { PanelMarkup } from '../markup';
import { closePanel } from './close-panel';

/** The summary's label fills it, so what hits the summary itself has hit the backdrop, which is a part of it. */
const isOnBackdrop = ( { target, currentTarget, detail }: MouseEvent ) =>
	target === currentTarget && detail > 0;

/** Its button opens and closes the panel; a press beside it belongs to whatever lies on top. */
export const usePanelButton = ( { summary }: PanelMarkup, phase: MenusState[ 'panel' ] ) =>
	useListener< MouseEvent >( summary, 'click', ( event ) => {
		event.preventDefault();
		if ( phase !== 'open' ) {
			dispatch( menus ).panelChanged( 'open' );
		} else if ( isOnBackdrop( event ) ) {
			dispatch( modals ).backdropClicked();
		} else {
			closePanel();
		}
	} );
