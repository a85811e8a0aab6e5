const TEXT = 'A smoke test';

const SAMPLES = {
	email: 'smoke@example.com',
	tel: '0412 345 678',
	url: 'https://example.com',
};

const attributeOf = ( tag, name ) => new RegExp( ` ${ name }="([^"]*)"` ).exec( tag )?.[ 1 ];

/** What an input takes, the first that it offers or one of its type; nothing where the page has no such input. */
function answersIn( html, name ) {
	const found = new RegExp( `<(\\w+)[^>]* name="${ name }(?:\\[\\])?"[^>]*>` ).exec( html );
	if ( ! found ) {
		return [];
	}
	const [ tag, element ] = found;
	const offered =
		element === 'select'
			? /<option value="([^"]+)"/.exec( html.slice( found.index ) )[ 1 ]
			: attributeOf( tag, 'value' );
	return [ [ name, offered || SAMPLES[ attributeOf( tag, 'type' ) ] || TEXT ] ];
}

const namesOf = ( { id, inputs = [ { id: `${ id }` } ] } ) =>
	inputs.map( ( input ) => input.name ?? `input_${ input.id.replace( '.', '_' ) }` );

const mustBeAnswered = ( { shape, required = true } ) => required && shape !== 'none';

/** The form that a page shows: its number, and answers to all that must be answered, by their names. */
export function formIn( html ) {
	const props = html.matchAll(
		/<script type="application\/json" data-atoll="props">(.*?)<\/script>/gs
	);
	const { id, fields } = [ ...props ]
		.map( ( [ , json ] ) => JSON.parse( json ).definition )
		.find( Boolean );
	const names = fields.filter( mustBeAnswered ).flatMap( namesOf );
	return { id, answers: names.flatMap( ( name ) => answersIn( html, name ) ) };
}

/** Answers to a form, as a browser sends them. */
export const answersTo = ( { answers } ) => new URLSearchParams( answers );

/** Name of the first question that takes any text. */
export const textIn = ( { answers } ) => answers.find( ( [ , answer ] ) => answer === TEXT )[ 0 ];

/** What a form sends of itself, beside the answers: names and values. */
export const hiddenIn = ( html, { id } ) =>
	html
		.slice( html.indexOf( `id="atoll-form-${ id }"` ) )
		.split( '</form>' )[ 0 ]
		.match( /<input type="hidden"[^>]*>/g )
		.map( ( tag ) => [ attributeOf( tag, 'name' ), attributeOf( tag, 'value' ) ?? '' ] )
		.filter( ( [ name ] ) => name );
