import type { HeaderMarkup } from '../markup';

/** Where the focus goes on from what the header no longer shows: to what opens it, or the menu by its other name. */
const WAYS = [ '.atoll-panel > summary', '.atoll-menu__link:is(a, button)', '.atoll-header__logo' ];

const isShown = ( element: Element ) => element.checkVisibility( { visibilityProperty: true } );

/** A change of the layout takes the focus along: else the keyboard is back at the head of the page. */
export const keepFocus = ( { element, submenus }: HeaderMarkup ) => {
	const held = element.querySelector( ':focus' );
	if ( ! held || isShown( held ) ) {
		return;
	}
	const toggle = submenus.find( ( { list } ) => list.contains( held ) )?.toggle;
	const others = WAYS.map( ( way ) => element.querySelector< HTMLElement >( way ) );
	[ toggle, ...others ]
		.find( ( one ) => one && isShown( one ) )
		?.focus( { preventScroll: true } );
};
