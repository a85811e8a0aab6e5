import { moveByArrows } from './arrows';
import { closeOnEscape } from './escape';
import { closeWhenLeft } from './leaving';
import { keepOpenState } from './open-state';
import { livePanel } from './panel';
import { toggleByPress } from './press';
import { collapseOnOverflow } from './overflow';
import { syncExpanded } from './expanded-state';
import { submenusIn, type Behaviour } from './submenu';
import { suppressHoverOfTouch } from './touch';

/** States first: whatever follows may ask what shows. */
const BEHAVIOURS: Behaviour[] = [
	syncExpanded,
	suppressHoverOfTouch,
	toggleByPress,
	closeOnEscape,
	moveByArrows,
	closeWhenLeft,
	livePanel,
	collapseOnOverflow,
	keepOpenState,
];

/**
 * Adds to the server's menus what CSS cannot know: states for assistive technology, clicks, Escape, the
 * arrow keys and a panel that holds the page. The spec's hover stays CSS (src/styles/header/submenu.css).
 * It prints nothing and needs no library, so that it is there before a finger is lifted.
 */
export const startHeader = ( element: HTMLElement ) => {
	const life = new AbortController();
	const header = { element, submenus: submenusIn( element ), signal: life.signal };
	element.addEventListener( 'atoll:unmount', () => life.abort(), { once: true } );
	try {
		BEHAVIOURS.forEach( ( behave ) => behave( header ) );
	} catch ( error ) {
		life.abort(); // The server's HTML works on.
		throw error;
	}
};
