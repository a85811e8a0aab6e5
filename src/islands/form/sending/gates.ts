import type { HoldReason } from '@atoll/stores';
import { logFault } from '../../../browser/log-fault';
import { listen } from '../events/listen';

/** What the person wants to do: leave a page for the next one, send the form, save it for later. */
export type Intent = 'next' | 'submit' | 'save';

/**
 * Asked before the form goes on. True lets it; a sentence holds it, and is told, or sentences at
 * the fields they belong to. It may take its time, for example to fetch a captcha's token into an input.
 */
export type Gate = ( intent: Intent ) => Promise< true | string | HoldReason >;

const EVENT = 'atollgates';

/** Lets a part hold the form; returns what undoes it. An event, since parts are scripts of their own. */
export const addGate = ( form: HTMLFormElement, gate: Gate ) =>
	listen< CustomEvent< Gate[] > >( form, EVENT, ( { detail } ) => detail.push( gate ) );

const ask = async ( gate: Gate, intent: Intent ) => {
	try {
		return await gate( intent );
	} catch ( fault ) {
		// A part that fails does not hold the form; the server checks anyway.
		logFault( fault );
		return true;
	}
};

const gatesOf = ( form: HTMLFormElement ): Gate[] => {
	const gates: Gate[] = [];
	form.dispatchEvent( new CustomEvent( EVENT, { detail: gates } ) );
	return gates;
};

/** Whether any part has a gate; asking them takes time. */
export const hasGates = ( form: HTMLFormElement ): boolean => gatesOf( form ).length > 0;

/**
 * Asks every gate of a form, one after another and none after one that holds.
 *
 * @return Why it must wait; null when it may go on.
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
