import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import type { Option } from '../../../../ui';
import type { Provider } from './provider';
import { searchWhileTyping, type LookupProblem } from './search-while-typing';

const NONE: Option[] = [];

/**
 * Hook that searches while a person types. Ignores responses to text typed earlier.
 *
 * @param input    The input for the text.
 * @param provider The service to ask.
 */
export const useSuggestions = ( input: HTMLInputElement, provider: Provider ) => {
	const [ options, setOptions ] = useState( NONE );
	const [ searched, setSearched ] = useState( '' );
	const [ problem, setProblem ] = useState< LookupProblem | undefined >();
	const requestCount = useRef( 0 );
	const isSearchOff = useRef( false );

	const controls = useMemo( () => {
		/** Discards earlier responses. Returns a check whether this request is still the latest. */
		const beginRequest = () => {
			const request = ( requestCount.current += 1 );
			return () => request === requestCount.current;
		};
		const clear = () => {
			setOptions( NONE );
			setSearched( '' );
			return beginRequest();
		};
		/** Runs a callback whose input is not typed by a person, and not searched for. */
		const withoutSearch = ( callback: () => void ) => {
			isSearchOff.current = true;
			callback();
			isSearchOff.current = false;
		};
		return { clear, withoutSearch, setProblem, beginRequest };
	}, [] );

	useEffect(
		() =>
			searchWhileTyping( input, provider, {
				...controls,
				setOptions,
				setSearched,
				isSearchOff: () => isSearchOff.current,
			} ),
		[ controls, input, provider ]
	);

	return { options, searched, problem, ...controls };
};
