import { dispatch } from '@wordpress/data';
import { flushSync } from '@wordpress/element';
import { menus } from '@atoll/stores';
import { prefersReducedMotion } from '../../../browser/prefers-reduced-motion';

const changeTo = ( phase: 'closed' | 'leaving' ) =>
	flushSync( () => void dispatch( menus ).panelChanged( phase ) );

/** Closes the panel, and has let the page go when it returns: what is pressed in it may open something above the page. */
export const closePanel = () => changeTo( prefersReducedMotion() ? 'closed' : 'leaving' );

/** The same without the time to leave. */
export const closePanelAtOnce = () => changeTo( 'closed' );
