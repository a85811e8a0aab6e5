import { dispatch } from '@wordpress/data';
import { useLayoutEffect } from '@wordpress/element';
import { menus, type MenusState } from '@atoll/stores';
import { useTimer } from '../../use-timer';
import type { PanelMarkup } from '../markup';

/** Milliseconds (spec 9); src/styles/header/motion.css fills them. */
const CLOSING = 500;

/** Shows the panel as the store says. What leaves is still seen, and out of reach: its button has the focus then. */
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
