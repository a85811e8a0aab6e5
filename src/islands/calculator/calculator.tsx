import { useEffect, useState } from '@wordpress/element';
import { Place } from '../../ui';
import type { Settings } from './display';
import { listen } from './listen';

/** Updates the answer while a person types, in the server's markup; React only renders the announcement. */
export const Calculator = ( { element, ...settings }: Settings & { element: HTMLElement } ) => {
	const [ announcement, setAnnouncement ] = useState( '' );
	// eslint-disable-next-line react-hooks/exhaustive-deps -- What the server printed does not change.
	useEffect( () => listen( element, settings, setAnnouncement ), [ element ] );

	return (
		<Place at={ element.querySelector( '[data-atoll=status]' ) }>
			<span>{ announcement }</span>
		</Place>
	);
};
