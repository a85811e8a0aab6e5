import { dispatch } from '@wordpress/data';
import { flushSync } from '@wordpress/element';
import { menus } from '@atoll/stores';
import { useListener } from '../../use-listener';
import type { HeaderMarkup, SubmenuMarkup } from '../markup';

const BACK_AND_ON = { ltr: [ 'ArrowLeft', 'ArrowRight' ], rtl: [ 'ArrowRight', 'ArrowLeft' ] };

const linksOf = ( { list }: SubmenuMarkup ) => [
	...list.querySelectorAll< HTMLAnchorElement >( 'a[href]' ),
];

/** One step along a list that has ends; Home and End jump to them. */
const step = ( key: string, among: HTMLElement[], [ back, on ]: string[] ) => {
	const focused = among.findIndex( ( one ) => one.matches( ':focus' ) );
	const to = new Map( [
		[ 'Home', 0 ],
		[ 'End', among.length - 1 ],
		[ back, focused - 1 ],
		[ on, focused + 1 ],
	] );
	return among[ to.get( key ) ?? -1 ];
};

const inSubmenu = ( key: string, submenu: SubmenuMarkup ) => {
	const links = linksOf( submenu );
	return links[ 0 ]?.matches( ':focus' ) && key === 'ArrowUp'
		? submenu.toggle
		: step( key, links, [ 'ArrowUp', 'ArrowDown' ] );
};

const onBar = ( key: string, menu: Element ) => {
	const bar = [ ...menu.querySelectorAll< HTMLElement >( '.atoll-menu__link:not(.is-text)' ) ];
	const direction = bar[ 0 ] ? getComputedStyle( bar[ 0 ] ).direction : '';
	return step( key, bar, direction === 'rtl' ? BACK_AND_ON.rtl : BACK_AND_ON.ltr );
};

const target = ( key: string, menu: Element, submenus: SubmenuMarkup[] ) => {
	const inside = submenus.find( ( { list } ) => list.matches( ':focus-within' ) );
	if ( inside ) {
		return inSubmenu( key, inside );
	}
	const entered = submenus.find( ( { toggle } ) => toggle.matches( ':focus' ) );
	if ( entered && key === 'ArrowDown' ) {
		// What does not show takes no focus.
		flushSync( () => void dispatch( menus ).opened( entered.list.id ) );
		return linksOf( entered )[ 0 ];
	}
	return onBar( key, menu );
};

/** Down into a submenu and along it, left and right along the bar, Home and End to the ends. */
export const useArrowKeys = ( { element, submenus }: HeaderMarkup ) => {
	const menu = element.querySelector( '.atoll-menu' );
	useListener< KeyboardEvent >( menu, 'keydown', ( event ) => {
		const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
		const next =
			altKey || ctrlKey || metaKey || shiftKey ? undefined : target( key, menu!, submenus );
		if ( next ) {
			event.preventDefault();
			next.focus();
		}
	} );
};
