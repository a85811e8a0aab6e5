import { dispatch } from '@wordpress/data';
import { menus } from '@atoll/stores';
import { useListener } from '../use-listener';
import { isLink, type HeaderMarkup } from './markup';
import { useWidthChange } from './use-width-change';

/** Following a link closes all submenus (spec 4), and so does a change of the window's width. */
export const useClosing = ( { element }: HeaderMarkup ) => {
	const close = () => {
		dispatch( menus ).closed();
	};
	useListener( element, 'click', ( event ) => isLink( event ) && close() );
	useWidthChange( close );
};
