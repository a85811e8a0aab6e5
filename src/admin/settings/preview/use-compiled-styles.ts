import { useEffect, useState } from '@wordpress/element';
import {
	previewStyles,
	type CompiledStyles,
	type SettingsValues,
} from '../../../api/admin/settings';

/** Milliseconds without a change before the server is asked: a slider sends dozens. */
const DELAY = 120;

/** Styles compiled from the values, a moment after they changed; until they arrive, the ones before. */
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
