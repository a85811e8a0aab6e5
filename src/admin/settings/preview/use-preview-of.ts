import { useEffect, useState } from '@wordpress/element';
import type { SettingsValues } from '../../../api/admin/settings';

/**
 * What the server makes of values that are not saved, a moment after they changed. Until it comes, and while the values
 * are invalid, it is the answer before; undefined before the first.
 *
 * @param values
 * @param delay   Milliseconds without a change before the server is asked.
 * @param preview Asks it; the same function at every call.
 */
export function usePreviewOf< Answer >(
	values: SettingsValues,
	delay: number,
	preview: ( values: SettingsValues ) => Promise< Answer >
): Answer | undefined {
	const [ answer, setAnswer ] = useState< Answer >();
	const valuesJson = JSON.stringify( values );
	useEffect( () => {
		let isCurrent = true;
		const timer = setTimeout( () => {
			preview( JSON.parse( valuesJson ) ).then(
				( latest ) => isCurrent && setAnswer( latest ),
				() => {} // What was shown last stays; saving will say what is wrong.
			);
		}, delay );
		return () => {
			isCurrent = false;
			clearTimeout( timer );
		};
	}, [ delay, preview, valuesJson ] );
	return answer;
}
