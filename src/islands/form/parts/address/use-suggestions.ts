import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import type { Option } from '../../../../ui';
import { all, listen } from '../../events/listen';
import type { Provider } from './provider';

/** Milliseconds without a key before a search. */
const PAUSE = 250;

/** Milliseconds after which an answer counts as slow. */
export const SLOW = 3_000;

/** Fewer characters find everything. */
const LEAST = 3;

/** Failures in a row after which nothing more is asked until the input is entered again. */
const ENOUGH = 2;

const NONE: Option[] = [];

export type Trouble = 'slow' | 'down';

/**
 * Searches while somebody types. What comes late is for what was typed before, and ignored.
 *
 * @param input    What is typed into.
 * @param provider Whom to ask.
 */
export const useSuggestions = ( input: HTMLInputElement, provider: Provider ) => {
	const [ options, setOptions ] = useState( NONE );
	const [ searched, setSearched ] = useState( '' );
	const [ trouble, setTrouble ] = useState< Trouble | undefined >();
	const asked = useRef( 0 );
	const isQuiet = useRef( false );

	const controls = useMemo( () => {
		/** What is on its way is no longer wanted. Returns what says later whether anything newer came. */
		const supersede = () => {
			const mine = ( asked.current += 1 );
			return () => mine === asked.current;
		};
		const forget = () => {
			setOptions( NONE );
			setSearched( '' );
			return supersede();
		};
		/** What is filled in meanwhile was not typed, and is not searched for. */
		const quietly = ( act: () => void ) => {
			isQuiet.current = true;
			act();
			isQuiet.current = false;
		};
		return { forget, quietly, setTrouble, supersede };
	}, [] );

	useEffect( () => {
		let pause: ReturnType< typeof setTimeout >;
		let failures = 0;

		const search = async ( typed: string ) => {
			const isLatest = controls.supersede();
			const slow = setTimeout( () => isLatest() && setTrouble( 'slow' ), SLOW );
			try {
				const found = await provider.search( typed );
				failures = 0;
				if ( isLatest() ) {
					setOptions( found );
					setSearched( typed );
					setTrouble( undefined );
				}
			} catch {
				failures += 1;
				if ( isLatest() ) {
					controls.forget();
					setTrouble( 'down' );
				}
			} finally {
				clearTimeout( slow );
			}
		};

		const type = () => {
			clearTimeout( pause );
			if ( isQuiet.current ) {
				return;
			}
			const isLatest = controls.supersede();
			setSearched( '' );
			const typed = input.value.trim();
			if ( typed.length < LEAST ) {
				controls.forget();
				setTrouble( ( now ) => ( now === 'slow' ? undefined : now ) );
			} else if ( failures < ENOUGH ) {
				// Nothing is searched for once one of the addresses that still show was chosen.
				pause = setTimeout( () => isLatest() && search( typed ), PAUSE );
			}
		};

		return all(
			() => clearTimeout( pause ),
			() => void controls.supersede(),
			listen( input, 'input', type ),
			listen( input, 'focus', () => {
				failures = 0;
				provider.warm();
			} )
		);
	}, [ controls, input, provider ] );

	return { options, searched, trouble, ...controls };
};
