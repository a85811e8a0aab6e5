import { useLayoutEffect } from '@wordpress/element';

const ATTRIBUTE = 'aria-describedby';

/** Hook that adds the island's elements to the `aria-describedby` of an element of the server. */
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
