import { dispatch } from '@wordpress/data';
import { useLayoutEffect } from '@wordpress/element';
import { menus, type MenusState } from '@atoll/stores';
import { useTimer } from '../../use-timer';
import type { PanelMarkup } from '../markup';

/** Milliseconds of the closing animation (spec 9) in src/styles/header/motion.css. */
const CLOSING = 500;

/**
 * Hook that shows the panel's phase from the store. A panel that is closing is visible but inert: its button has the
 * focus.
 */
export const usePhase = (
	{ panel, summary, sheet }: PanelMarkup,
	phase: MenusState[ 'panel' ]
) => {
	const timer = useTimer();
	useLayoutEffect( () => {
		const setLeaving = ( isLeaving: boolean ) => {
			panel.classList.toggle( 'is-closing', isLeaving );
			sheet.toggleAttribute( 'inert', isLeaving );
		};
		if ( phase !== 'open' && sheet.matches( ':focus-within' ) ) {
			summary.focus( { preventScroll: true } );
		}
		panel.open = phase !== 'closed';
		setLeaving( phase === 'leaving' );
		if ( phase === 'leaving' ) {
			timer.start( CLOSING, () => void dispatch( menus ).panelChanged( 'closed' ) );
		}
		return () => {
			timer.stop();
			setLeaving( false );
		};
	}, [ panel, summary, sheet, phase, timer ] );
};
