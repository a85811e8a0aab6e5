import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import type { Option } from '../../../../ui';
import { combineCleanups, listen } from '../../events/listen';
import type { Provider } from './provider';

/** Milliseconds without a key before a search. */
const PAUSE = 250;

/** Milliseconds after which an answer counts as slow. */
export const SLOW = 3_000;

/** Fewer characters would match nearly every address. */
const MIN_LENGTH = 3;

/** Failures in a row after which nothing more is asked until the input is entered again. */
const MAX_FAILURES = 2;

const NONE: Option[] = [];

export type LookupProblem = 'slow' | 'down';

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

	useEffect( () => {
		let searchTimer: ReturnType< typeof setTimeout >;
		let failures = 0;

		/** Whoever has gone on to the next line is told nothing there. */
		const isEntered = () => input.ownerDocument.activeElement === input;

		const search = async ( typed: string ) => {
			const isLatest = controls.beginRequest();
			const slowTimer = setTimeout(
				() => isLatest() && isEntered() && setProblem( 'slow' ),
				SLOW
			);
			try {
				const found = await provider.search( typed );
				failures = 0;
				if ( isLatest() ) {
					setOptions( found );
					setSearched( isEntered() ? typed : '' );
					setProblem( undefined );
				}
			} catch {
				failures += 1;
				if ( isLatest() ) {
					controls.clear();
					setProblem( isEntered() ? 'down' : undefined );
				}
			} finally {
				clearTimeout( slowTimer );
			}
		};

		const onInput = () => {
			clearTimeout( searchTimer );
			if ( isSearchOff.current ) {
				return;
			}
			const isLatest = controls.beginRequest();
			setSearched( '' );
			const typed = input.value.trim();
			if ( typed.length < MIN_LENGTH ) {
				controls.clear();
				setProblem( ( now ) => ( now === 'slow' ? undefined : now ) );
			} else if ( failures < MAX_FAILURES ) {
				// Nothing is searched for once one of the addresses that still show was chosen.
				searchTimer = setTimeout( () => isLatest() && search( typed ), PAUSE );
			}
		};

		return combineCleanups(
			() => clearTimeout( searchTimer ),
			() => void controls.beginRequest(),
			listen( input, 'input', onInput ),
			listen( input, 'focus', () => {
				failures = 0;
				provider.preload();
			} )
		);
	}, [ controls, input, provider ] );

	return { options, searched, problem, ...controls };
};
