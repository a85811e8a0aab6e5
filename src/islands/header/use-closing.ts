import { dispatch } from '@wordpress/data';
import { flushSync } from '@wordpress/element';
import { menus } from '@atoll/stores';
import { useListener } from '../use-listener';
import { isLink, type HeaderMarkup } from './markup';
import { useWidthChange } from './use-width-change';

const close = () => void dispatch( menus ).closed();

/** Following a link closes all submenus (spec 4), and so does a change of the window's width. */
export const useClosing = ( { element, submenus }: HeaderMarkup ) => {
	const onClick = ( event: Event ) => {
		if ( ! isLink( event ) ) {
			return;
		}
		// While the list shows: what hides with the focus loses it.
		submenus
			.find( ( { list } ) => list.contains( event.target as Node ) )
			?.toggle.focus( { preventScroll: true } );
		flushSync( close );
	};
	// Before others hear of it: a form that opens from here gives the focus back to what had it, and must find that.
	useListener( element, 'click', onClick, { capture: true } );
	useWidthChange( close );
};
