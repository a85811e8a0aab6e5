import { dispatch } from '@wordpress/data';
import { flushSync } from '@wordpress/element';
import { menus } from '@atoll/stores';
import { useListener } from '../../use-listener';
import type { HeaderMarkup, SubmenuMarkup } from '../markup';

const BACK_AND_ON = { ltr: [ 'ArrowLeft', 'ArrowRight' ], rtl: [ 'ArrowRight', 'ArrowLeft' ] };

const linksOf = ( { list }: SubmenuMarkup ) => [
	...list.querySelectorAll< HTMLAnchorElement >( 'a[href]' ),
];

/** Returns the next item in the key's direction, without wrapping around; Home and End lead to the ends. */
const itemForKey = ( key: string, items: HTMLElement[], [ back, on ]: string[] ) => {
	const focused = items.findIndex( ( one ) => one.matches( ':focus' ) );
	const targets = new Map( [
		[ 'Home', 0 ],
		[ 'End', items.length - 1 ],
		[ back, focused - 1 ],
		[ on, focused + 1 ],
	] );
	return items[ targets.get( key ) ?? -1 ];
};

const targetInSubmenu = ( key: string, submenu: SubmenuMarkup ) => {
	const links = linksOf( submenu );
	return links[ 0 ]?.matches( ':focus' ) && key === 'ArrowUp'
		? submenu.toggle
		: itemForKey( key, links, [ 'ArrowUp', 'ArrowDown' ] );
};

const targetOnBar = ( key: string, menu: Element ) => {
	const links = [ ...menu.querySelectorAll< HTMLElement >( '.atoll-menu__link:not(.is-text)' ) ];
	const direction = links[ 0 ] ? getComputedStyle( links[ 0 ] ).direction : '';
	return itemForKey( key, links, direction === 'rtl' ? BACK_AND_ON.rtl : BACK_AND_ON.ltr );
};

const focusTarget = ( key: string, menu: Element, submenus: SubmenuMarkup[] ) => {
	const focusedSubmenu = submenus.find( ( { list } ) => list.matches( ':focus-within' ) );
	if ( focusedSubmenu ) {
		return targetInSubmenu( key, focusedSubmenu );
	}
	const submenuOfToggle = submenus.find( ( { toggle } ) => toggle.matches( ':focus' ) );
	if ( submenuOfToggle && key === 'ArrowDown' ) {
		// Hidden elements cannot take the focus.
		flushSync( () => void dispatch( menus ).opened( submenuOfToggle.list.id ) );
		return linksOf( submenuOfToggle )[ 0 ];
	}
	return targetOnBar( key, menu );
};

/** Hook for arrow keys: down into a submenu and along it, left and right along the bar, Home and End to the ends. */
export const useArrowKeys = ( { element, submenus }: HeaderMarkup ) => {
	const menu = element.querySelector( '.atoll-menu' );
	useListener< KeyboardEvent >( menu, 'keydown', ( event ) => {
		const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
		const next =
			altKey || ctrlKey || metaKey || shiftKey
				? undefined
				: focusTarget( key, menu!, submenus );
		if ( next ) {
			event.preventDefault();
			next.focus();
		}
	} );
};
