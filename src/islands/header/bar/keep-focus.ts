import { isVisible } from '../../../browser/is-visible';
import type { HeaderMarkup } from '../markup';

/** Where the focus goes when its element is hidden: to the button that opens it, or to the other layout's menu. */
const FOCUS_TARGETS = [
	'.atoll-panel > summary',
	'.atoll-menu__link:is(a, button)',
	'.atoll-header__logo',
];

/** Keeps the focus in the header when the layout changes, or a keyboard user would be back at the top of the page. */
export const keepFocus = ( { element, submenus }: HeaderMarkup ) => {
	const focused = element.querySelector( ':focus' );
	if ( ! focused || isVisible( focused ) ) {
		return;
	}
	const toggle = submenus.find( ( { list } ) => list.contains( focused ) )?.toggle;
	const others = FOCUS_TARGETS.map( ( selector ) =>
		element.querySelector< HTMLElement >( selector )
	);
	[ toggle, ...others ]
		.find( ( one ) => one && isVisible( one ) )
		?.focus( { preventScroll: true } );
};
