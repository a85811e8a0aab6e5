import { dispatch } from '@wordpress/data';
import { flushSync } from '@wordpress/element';
import { menus } from '@atoll/stores';

const prefersReducedMotion = () => window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

/**
 * Closes the panel, and has let the page go when it returns: what is pressed in it may open something above the page.
 *
 * @param isAtOnce Without the time to leave, as those have it who want no motion.
 */
export const closePanel = ( isAtOnce = prefersReducedMotion() ) =>
	flushSync( () => void dispatch( menus ).panelChanged( isAtOnce ? 'closed' : 'leaving' ) );
