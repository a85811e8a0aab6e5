import { isShown, type Behaviour } from './submenu';

/** Spec 4, on desktop and mobile alike: closed, menu open, submenu open. */
type OpenState = 0 | 1 | 2;

const openState = ( isMenuOpen: boolean, isSubmenuOpen: boolean ): OpenState => {
	if ( isSubmenuOpen ) {
		return 2;
	}
	return isMenuOpen ? 1 : 0;
};

/** What changes when anything opens or closes, whoever does it. */
const SIGNS = [ 'open', 'class', 'aria-expanded' ];

/** Keeps `data-open` on the island's element. */
export const keepOpenState: Behaviour = ( { element, submenus, signal } ) => {
	const note = () => {
		const panel = element.querySelector( '.atoll-panel[open]:not(.is-closing)' );
		const group = panel?.querySelector( '.atoll-panel__group[open]' );
		const isSubmenuOpen = Boolean( group ) || submenus.some( isShown );
		element.dataset.open = String( openState( panel !== null, isSubmenuOpen ) );
	};
	const observer = new MutationObserver( note );
	observer.observe( element, { attributeFilter: SIGNS, subtree: true } );
	note();
	signal.addEventListener( 'abort', () => {
		observer.disconnect();
		delete element.dataset.open;
	} );
};
