import type { Dispatch, SetStateAction } from 'react';
import type { Option } from '../../../../ui';
import { combineCleanups, listen } from '../../events/listen';
import type { Provider } from './provider';

/** Milliseconds without a key press before a search. */
const PAUSE = 250;

/** Milliseconds after which a response counts as slow. */
export const SLOW = 3_000;

/** Minimum number of characters; fewer would match nearly every address. */
const MIN_LENGTH = 3;

/** Number of consecutive failures after which searching stops until the input gets the focus again. */
const MAX_FAILURES = 2;

export type LookupProblem = 'slow' | 'down';

/** Functions that show a search's results and discard earlier searches. */
interface Results {
	setOptions: ( options: Option[] ) => void;
	setSearched: ( typed: string ) => void;
	setProblem: Dispatch< SetStateAction< LookupProblem | undefined > >;
	/** Hides all suggestions and discards pending requests. */
	clear: () => void;
	/** Discards earlier responses. Returns a check whether this request is still the latest. */
	beginRequest: () => () => boolean;
	/** Whether the text that is entered now was not typed, and must not be searched for. */
	isSearchOff: () => boolean;
}

/** Searches for the typed text once the person pauses. Returns a function that stops this. */
export const searchWhileTyping = (
	input: HTMLInputElement,
	provider: Provider,
	results: Results
) => {
	let searchTimer: ReturnType< typeof setTimeout >;
	let failures = 0;

	/** Whether the input has the focus: a person who has gone on to the next line gets no suggestions. */
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
			// Does not search if one of the addresses still shown was chosen meanwhile.
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
