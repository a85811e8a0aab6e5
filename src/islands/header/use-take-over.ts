import { dispatch } from '@wordpress/data';
import { useLayoutEffect, useState } from '@wordpress/element';
import { menus, type MenusState } from '@atoll/stores';
import { hasUnfolded, isVisible, type HeaderMarkup, type SubmenuMarkup } from './markup';

/** What the focus or a press has opened by CSS stays open. */
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
 * Takes the menus over as they stand: what is open stays open, and from here on the focus alone opens nothing.
 *
 * @return Whether that is done.
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
