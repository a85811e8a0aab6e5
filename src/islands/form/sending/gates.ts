import type { HoldReason } from '@atoll/stores';
import { logFault } from '../../../browser/log-fault';
import { listen } from '../events/listen';

/** What the person wants to do: go on to the next page, send the form, or save it for later. */
export type Intent = 'next' | 'submit' | 'save';

/**
 * Decides whether the form may go on. True lets it go on; a sentence holds it and is shown, and so do sentences at
 * fields. A gate may take its time, for example to fetch a captcha's token into an input.
 */
export type Gate = ( intent: Intent ) => Promise< true | string | HoldReason >;

const EVENT = 'atollgates';

/** Adds a part's gate; returns a function that removes it. Uses an event, since parts are separate scripts. */
export const addGate = ( form: HTMLFormElement, gate: Gate ) =>
	listen< CustomEvent< Gate[] > >( form, EVENT, ( { detail } ) => detail.push( gate ) );

const ask = async ( gate: Gate, intent: Intent ) => {
	try {
		return await gate( intent );
	} catch ( fault ) {
		// A part that fails does not hold the form; the server checks everything anyway.
		logFault( fault );
		return true;
	}
};

const gatesOf = ( form: HTMLFormElement ): Gate[] => {
	const gates: Gate[] = [];
	form.dispatchEvent( new CustomEvent( EVENT, { detail: gates } ) );
	return gates;
};

/** Whether any part has a gate; asking gates takes time. */
export const hasGates = ( form: HTMLFormElement ): boolean => gatesOf( form ).length > 0;

/**
 * Asks a form's gates one after another, up to the first that holds it.
 *
 * @return Why the form must wait; null if it may go on.
 */
export const askGates = async (
	form: HTMLFormElement,
	intent: Intent
): Promise< HoldReason | null > => {
	for ( const gate of gatesOf( form ) ) {
		const answer = await ask( gate, intent );
		if ( answer !== true ) {
			return typeof answer === 'string' ? { messages: {}, others: [ answer ] } : answer;
		}
	}
	return null;
};
