import { useEffect, useState } from '@wordpress/element';
import { trySettings, type SettingsValues } from '../../../api/admin/settings';

/** Milliseconds without a change before pages are made anew. */
const DELAY = 400;

/**
 * The query of pages that show values which are not saved, a moment after they changed. While the present values are
 * invalid, it is that of the last valid ones; undefined before the first answer.
 */
export function usePreviewQuery(
	group: string,
	values: SettingsValues
): Record< string, string > | undefined {
	const [ query, setQuery ] = useState< Record< string, string > >();
	const valuesJson = JSON.stringify( values );
	useEffect( () => {
		let isCurrent = true;
		const timer = setTimeout( () => {
			trySettings( group, JSON.parse( valuesJson ) ).then(
				( answer ) => isCurrent && setQuery( answer ),
				() => {} // The last page stays; saving will say what is wrong.
			);
		}, DELAY );
		return () => {
			isCurrent = false;
			clearTimeout( timer );
		};
	}, [ group, valuesJson ] );
	return query;
}
