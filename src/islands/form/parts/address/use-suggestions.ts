import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import type { Option } from '../../../../ui';
import type { Provider } from './provider';
import { searchWhileTyping, type LookupProblem } from './search-while-typing';

const NONE: Option[] = [];

/**
 * Searches while somebody types. Answers to what was typed earlier are ignored.
 *
 * @param input    What is typed into.
 * @param provider Whom to ask.
 */
export const useSuggestions = ( input: HTMLInputElement, provider: Provider ) => {
	const [ options, setOptions ] = useState( NONE );
	const [ searched, setSearched ] = useState( '' );
	const [ problem, setProblem ] = useState< LookupProblem | undefined >();
	const requestCount = useRef( 0 );
	const isSearchOff = useRef( false );

	const controls = useMemo( () => {
		/** Answers to earlier requests are ignored from now on. Returns whether this is still the latest one. */
		const beginRequest = () => {
			const request = ( requestCount.current += 1 );
			return () => request === requestCount.current;
		};
		const clear = () => {
			setOptions( NONE );
			setSearched( '' );
			return beginRequest();
		};
		/** What is filled in meanwhile was not typed, and is not searched for. */
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
