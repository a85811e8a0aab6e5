import { dispatch } from '@wordpress/data';
import { flushSync } from '@wordpress/element';
import { menus } from '@atoll/stores';
import { useListener } from '../use-listener';
import { isLink, type HeaderMarkup } from './markup';
import { useWidthChange } from './use-width-change';

const close = () => void dispatch( menus ).closed();

/** Hook that closes all submenus when a link is followed (spec 4) or the window's width changes. */
export const useClosing = ( { element, submenus }: HeaderMarkup ) => {
	const onClick = ( event: Event ) => {
		if ( ! isLink( event ) ) {
			return;
		}
		// While the list is visible: hiding it would lose the focus.
		submenus
			.find( ( { list } ) => list.contains( event.target as Node ) )
			?.toggle.focus( { preventScroll: true } );
		flushSync( close );
	};
	// Before other listeners: a form that opens from here returns the focus to the element that has it now.
	useListener( element, 'click', onClick, { capture: true } );
	useWidthChange( close );
};
