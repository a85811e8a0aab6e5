import { useEffect, useState } from '@wordpress/element';
import { previewStyles, type Look, type SettingsValues } from '../../../api/admin/settings';

/** Milliseconds without a change before the server is asked: a slider sends dozens. */
const REST = 120;

/** What the values make, a moment after they changed; the last that came while the next is on its way. */
export function useLook( values: SettingsValues ): Look | undefined {
	const [ look, setLook ] = useState< Look >();
	const asked = JSON.stringify( values );
	useEffect( () => {
		let isWanted = true;
		const timer = setTimeout( () => {
			previewStyles( JSON.parse( asked ) ).then(
				( answer ) => isWanted && setLook( answer ),
				() => {} // The last look stays; saving will say what is wrong.
			);
		}, REST );
		return () => {
			isWanted = false;
			clearTimeout( timer );
		};
	}, [ asked ] );
	return look;
}
