import { dispatch } from '@wordpress/data';
import { useLayoutEffect, useState } from '@wordpress/element';
import { menus, type MenusState } from '@atoll/stores';
import { hasUnfolded, isVisible, type HeaderMarkup, type SubmenuMarkup } from './markup';

/** Returns the state of a submenu that the focus or a press has opened by CSS; it stays open. */
const stateOf = ( { item, list }: SubmenuMarkup ): MenusState[ 'submenus' ][ string ] => {
	const isShown = isVisible( list );
	const isIntended = isShown && item.matches( ':is(:focus-within, :active)' );
	return { isShown, pinned: isIntended ? 'open' : null };
};

const stateIn = ( { submenus, panel }: HeaderMarkup ): MenusState => ( {
	submenus: Object.fromEntries(
		submenus.map( ( submenu ) => [ submenu.list.id, stateOf( submenu ) ] )
	),
	panel: panel?.panel.open ? 'open' : 'closed',
	isUnfolded: panel !== null && hasUnfolded( panel ),
} );

/**
 * Hook that takes over the menus as they are: open ones stay open, and from here on focus alone opens nothing.
 *
 * @return Whether this has happened.
 */
export const useTakeOver = ( header: HeaderMarkup ): boolean => {
	const [ isTaken, setTaken ] = useState( false );
	useLayoutEffect( () => {
		dispatch( menus ).takenOver( stateIn( header ) );
		header.element.classList.add( 'is-live' );
		setTaken( true );
		return () => {
			header.element.classList.remove( 'is-live' );
			dispatch( menus ).released();
		};
	}, [ header ] );
	return isTaken;
};
