import { useEffect, useState } from '@wordpress/element';
import {
	previewStyles,
	type CompiledStyles,
	type SettingsValues,
} from '../../../api/admin/settings';

/** Milliseconds without a change before the server is asked: a slider sends dozens. */
const DELAY = 120;

/** What the values make, a moment after they changed; the last that came while the next is on its way. */
export function useCompiledStyles( values: SettingsValues ): CompiledStyles | undefined {
	const [ styles, setStyles ] = useState< CompiledStyles >();
	const valuesJson = JSON.stringify( values );
	useEffect( () => {
		let isCurrent = true;
		const timer = setTimeout( () => {
			previewStyles( JSON.parse( valuesJson ) ).then(
				( answer ) => isCurrent && setStyles( answer ),
				() => {} // The last styles stay; saving will say what is wrong.
			);
		}, DELAY );
		return () => {
			isCurrent = false;
			clearTimeout( timer );
		};
	}, [ valuesJson ] );
	return styles;
}
