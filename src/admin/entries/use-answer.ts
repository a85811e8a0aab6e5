import { useCallback, useEffect, useRef, useState } from '@wordpress/element';

/** The latest answer to a request that depends on a key; it is sent again when the key changes or on demand. */
export function useAnswer< Answer >(
	request: ( key: number ) => Promise< Answer >,
	key: number,
	fallback: Answer
): [ Answer, () => void ] {
	const [ answer, setAnswer ] = useState( { key, value: fallback } );
	const cancel = useRef( () => {} );
	const load = useCallback( () => {
		cancel.current(); // A slower answer to an older request must not replace this one.
		let isCurrent = true;
		cancel.current = () => {
			isCurrent = false;
		};
		request( key )
			.then( ( value ) => isCurrent && setAnswer( { key, value } ) )
			// The list itself says what is wrong; without these it still works.
			.catch( () => {} );
	}, [ request, key ] );
	useEffect( load, [ load ] );
	useEffect( () => () => cancel.current(), [] );
	return [ answer.key === key ? answer.value : fallback, load ];
}
