import { useRef } from '@wordpress/element';
import { useListener } from '../use-listener';

/** Hook that calls back when the window's width changes; a phone's address bar only changes the height. */
export const useWidthChange = ( callback: () => void ) => {
	const width = useRef( window.innerWidth );
	useListener( window, 'resize', () => {
		if ( width.current !== window.innerWidth ) {
			width.current = window.innerWidth;
			callback();
		}
	} );
};
