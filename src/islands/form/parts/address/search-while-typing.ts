import type { Dispatch, SetStateAction } from 'react';
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

export type LookupProblem = 'slow' | 'down';

/** Where what comes of a search is put, and how earlier searches are forgotten. */
interface Results {
	setOptions: ( options: Option[] ) => void;
	setSearched: ( typed: string ) => void;
	setProblem: Dispatch< SetStateAction< LookupProblem | undefined > >;
	/** Shows nothing, and forgets what was asked. */
	clear: () => void;
	/** Answers to earlier requests are ignored from now on. Returns whether this is still the latest one. */
	beginRequest: () => () => boolean;
	/** Whether what is put in just now was not typed, and is not searched for. */
	isSearchOff: () => boolean;
}

/** Asks a provider for what is typed, once a person pauses. Returns what undoes it. */
export const searchWhileTyping = (
	input: HTMLInputElement,
	provider: Provider,
	results: Results
) => {
	let searchTimer: ReturnType< typeof setTimeout >;
	let failures = 0;

	/** Whoever has gone on to the next line is told nothing there. */
	const isEntered = () => input.ownerDocument.activeElement === input;

	const search = async ( typed: string ) => {
		const isLatest = results.beginRequest();
		const slowTimer = setTimeout(
			() => isLatest() && isEntered() && results.setProblem( 'slow' ),
			SLOW
		);
		try {
			const found = await provider.search( typed );
			failures = 0;
			if ( isLatest() ) {
				results.setOptions( found );
				results.setSearched( isEntered() ? typed : '' );
				results.setProblem( undefined );
			}
		} catch {
			failures += 1;
			if ( isLatest() ) {
				results.clear();
				results.setProblem( isEntered() ? 'down' : undefined );
			}
		} finally {
			clearTimeout( slowTimer );
		}
	};

	const onInput = () => {
		clearTimeout( searchTimer );
		if ( results.isSearchOff() ) {
			return;
		}
		const isLatest = results.beginRequest();
		results.setSearched( '' );
		const typed = input.value.trim();
		if ( typed.length < MIN_LENGTH ) {
			results.clear();
			results.setProblem( ( now ) => ( now === 'slow' ? undefined : now ) );
		} else if ( failures < MAX_FAILURES ) {
			// Nothing is searched for once one of the addresses that still show was chosen.
			searchTimer = setTimeout( () => isLatest() && search( typed ), PAUSE );
		}
	};

	return combineCleanups(
		() => clearTimeout( searchTimer ),
		() => void results.beginRequest(),
		listen( input, 'input', onInput ),
		listen( input, 'focus', () => {
			failures = 0;
			provider.preload();
		} )
	);
};
