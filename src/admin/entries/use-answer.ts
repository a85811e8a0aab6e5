import { useCallback, useEffect, useState } from '@wordpress/element';

/** The latest answer to a question that hangs on some key; what fails is asked again when the key changes or on demand. */
export function useAnswer< Answer >(
	ask: ( key: number ) => Promise< Answer >,
	key: number,
	otherwise: Answer
): [ Answer, () => void ] {
	const [ answer, setAnswer ] = useState( { key, value: otherwise } );
	const load = useCallback( () => {
		let isWanted = true;
		ask( key )
			.then( ( value ) => isWanted && setAnswer( { key, value } ) )
			// The list itself says what is wrong; without these it still works.
			.catch( () => {} );
		return () => {
			isWanted = false;
		};
	}, [ ask, key ] );
	useEffect( load, [ load ] );
	return [ answer.key === key ? answer.value : otherwise, load ];
}
