import { dispatch } from '@wordpress/data';
import { menus, modals, type MenusState } from '@atoll/stores';
import { useListener } from '../../use-listener';
import type { PanelMarkup } from '../markup';
import { closePanel } from './close-panel';

/** Whether a click hit the backdrop. The label fills the summary, so a click on the summary itself hit its backdrop. */
const isOnBackdrop = ( { target, currentTarget, detail }: MouseEvent ) =>
	target === currentTarget && detail > 0;

/** Hook that makes the button open and close the panel; a press beside the panel belongs to the topmost modal. */
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
