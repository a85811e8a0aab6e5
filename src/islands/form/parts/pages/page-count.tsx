import { useState } from '@wordpress/element';
import { Place } from '../../../../ui';

/** Which page this is, in the page's heading; what logic hides is not counted. */
export const PageCount = ( { at, text }: { at: HTMLElement | null; text: string } ) => {
	const [ printed ] = useState( () => at?.textContent );
	return (
		<Place at={ at } asPrinted={ text === printed }>
			<span>{ text }</span>
		</Place>
	);
};
