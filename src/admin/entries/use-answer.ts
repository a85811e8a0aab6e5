import { useCallback, useEffect, useRef, useState } from '@wordpress/element';

/** The latest answer to a question that hangs on some key; what fails is asked again when the key changes or on demand. */
export function useAnswer< Answer >(
	ask: ( key: number ) => Promise< Answer >,
	key: number,
	otherwise: Answer
): [ Answer, () => void ] {
	const [ answer, setAnswer ] = useState( { key, value: otherwise } );
	const callOff = useRef( () => {} );
	const load = useCallback( () => {
		callOff.current(); // A slower answer to an older question must not take the place of this one.
		let isWanted = true;
		callOff.current = () => {
			isWanted = false;
		};
		ask( key )
			.then( ( value ) => isWanted && setAnswer( { key, value } ) )
			// The list itself says what is wrong; without these it still works.
			.catch( () => {} );
	}, [ ask, key ] );
	useEffect( load, [ load ] );
	useEffect( () => () => callOff.current(), [] );
	return [ answer.key === key ? answer.value : otherwise, load ];
}
