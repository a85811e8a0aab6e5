import { useState } from '@wordpress/element';
import { Place } from '../../../../ui';

/** The page number in the page's heading; pages hidden by logic are not counted. */
export const PageCount = ( { at, text }: { at: HTMLElement | null; text: string } ) => {
	const [ printed ] = useState( () => at?.textContent );
	return (
		<Place at={ at } asPrinted={ text === printed }>
			<span>{ text }</span>
		</Place>
	);
};
