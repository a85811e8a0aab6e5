import { dispatch } from '@wordpress/data';
import { flushSync } from '@wordpress/element';
import { menus } from '@atoll/stores';
import { prefersReducedMotion } from '../../../browser/prefers-reduced-motion';

const changeTo = ( phase: 'closed' | 'leaving' ) =>
	flushSync( () => void dispatch( menus ).panelChanged( phase ) );

/** Closes the panel and unlocks the page before it returns: a press in the panel may open something above the page. */
export const closePanel = () => changeTo( prefersReducedMotion() ? 'closed' : 'leaving' );

/** Closes the panel without its closing animation. */
export const closePanelAtOnce = () => changeTo( 'closed' );
