import { useCallback, useEffect, useRef, useState } from '@wordpress/element';

/** Hook that returns the latest response to a request; it is sent again on demand or when its key changes. */
export function useAnswer< Answer >(
	request: ( key: number ) => Promise< Answer >,
	key: number,
	fallback: Answer
): [ Answer, () => void ] {
	const [ answer, setAnswer ] = useState( { key, value: fallback } );
	const cancel = useRef( () => {} );
	const load = useCallback( () => {
		cancel.current(); // A slow response to an older request must not replace this one.
		let isCurrent = true;
		cancel.current = () => {
			isCurrent = false;
		};
		request( key )
			.then( ( value ) => isCurrent && setAnswer( { key, value } ) )
			// The list itself shows errors; without this response it still works.
			.catch( () => {} );
	}, [ request, key ] );
	useEffect( load, [ load ] );
	useEffect( () => () => cancel.current(), [] );
	return [ answer.key === key ? answer.value : fallback, load ];
}
