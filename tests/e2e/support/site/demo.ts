import type { Answer } from '../browser/keyboard';

/**
 * Returns answers to any form of the demo's kinds, by the kind of each field.
 *
 * @param marker Becomes part of the email address.
 */
export function demoAnswer( marker: string ): Answer {
	const answers: Record< string, string > = {
		text: 'Jo Citizen',
		email: `${ marker }@example.com.au`,
		phone: '0412 345 678',
		website: 'https://example.com/',
		number: '450000',
		textarea: 'Please call me about a loan.',
	};
	return ( { kind, options, value } ) =>
		kind ? ( answers[ kind ] ?? options.at( -1 ) ?? value ) : undefined;
}
