/** The form that a page shows, as its own description in the page has it. */
export function formIn( html ) {
	const props = html.matchAll(
		/<script type="application\/json" data-atoll="props">(.*?)<\/script>/gs
	);
	return [ ...props ].map( ( [ , json ] ) => JSON.parse( json ).definition ).find( Boolean );
}

const SAMPLES = {
	email: 'smoke@example.com',
	phone: '0412 345 678',
	number: '450000',
	website: 'https://example.com',
};

/** An answer that a field of this shape takes. */
const ANSWERS = {
	text: ( { kind, inputs } ) => [ [ inputs[ 0 ].name, SAMPLES[ kind ] ?? 'A smoke test' ] ],
	choice: ( { inputs, rules } ) => [
		[
			inputs[ 0 ].name,
			rules.find( ( { rule } ) => rule === 'offered' ).values.find( Boolean ),
		],
	],
	choices: ( { inputs } ) => [ [ inputs[ 0 ].name, inputs[ 0 ].value ] ],
	none: () => [],
};

/** Answers to every field of a form. */
export const answersTo = ( { fields } ) =>
	new URLSearchParams( fields.flatMap( ( field ) => ANSWERS[ field.shape ]( field ) ) );
