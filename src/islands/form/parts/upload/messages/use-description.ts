import { useLayoutEffect } from '@wordpress/element';

const ATTRIBUTE = 'aria-describedby';

/** Lets an element of the server's be described by what the island shows, beside what the server said. */
export const useDescription = ( element: Element | undefined, ids: string[] ) => {
	const more = ids.join( ' ' );
	useLayoutEffect( () => {
		const before = element?.getAttribute( ATTRIBUTE ) ?? '';
		if ( ! element || more === '' ) {
			return undefined;
		}
		element.setAttribute( ATTRIBUTE, `${ before } ${ more }`.trim() );
		return () => element.setAttribute( ATTRIBUTE, before );
	}, [ element, more ] );
};
