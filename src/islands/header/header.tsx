import { useEffect } from '@wordpress/element';
import { moveByArrows } from './arrows';
import { closeOnEscape } from './escape';
import { closeWhenLeft } from './leaving';
import { closePanel } from './panel';
import { toggleByPress } from './press';
import { sayWhatShows } from './state';
import { submenusIn, type Behaviour } from './submenu';

/** States first: whatever follows may ask what shows. Escape in the panel is the panel's. */
const BEHAVIOURS: Behaviour[] = [
	sayWhatShows,
	toggleByPress,
	closeOnEscape,
	moveByArrows,
	closeWhenLeft,
	closePanel,
];

/**
 * Adds to the server's menus what CSS cannot know: states for assistive technology, clicks,
 * Escape and the arrow keys. The spec's hover stays CSS (src/styles/header/submenu.css).
 * It renders nothing.
 */
export const Header = ( { element }: { element: HTMLElement } ) => {
	useEffect( () => {
		const life = new AbortController();
		const header = { element, submenus: submenusIn( element ), signal: life.signal };
		BEHAVIOURS.forEach( ( behave ) => behave( header ) );
		return () => life.abort();
	}, [ element ] );
	return null;
};
