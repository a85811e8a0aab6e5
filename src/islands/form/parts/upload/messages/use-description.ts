import { useLayoutEffect } from '@wordpress/element';

const ATTRIBUTE = 'aria-describedby';

/** Lets an element of the server's be described by what the island shows, beside what the server said. */
export const useDescription = ( element: Element | undefined, ids: string[] ) => {
	const addedIds = ids.join( ' ' );
	useLayoutEffect( () => {
		const printedIds = element?.getAttribute( ATTRIBUTE ) ?? '';
		if ( ! element || addedIds === '' ) {
			return undefined;
		}
		element.setAttribute( ATTRIBUTE, `${ printedIds } ${ addedIds }`.trim() );
		return () => element.setAttribute( ATTRIBUTE, printedIds );
	}, [ element, addedIds ] );
};
