import type { Random } from '../random';
import { anyText } from '../text';
import type { Prepared } from './site';
import type { Target } from './targets';
import { encoded, hostile, mutated } from './values';

/** As it goes over the wire. */
export interface FuzzedRequest {
	target: Target;
	/** Role of whoever asks. */
	who: string;
	method: string;
	path: string;
	headers: Record< string, string >;
	body: string;
}

const BOUNDARY = 'atoll-fuzz';

/** Which of the known values an argument's name means. */
const ALIAS: Record< string, string > = {
	form_id: 'form',
	entry_id: 'entry',
	note_id: 'entry',
	parent: 'post',
};

const known = ( random: Random, { known: all }: Prepared, name: string, path: string ): string => {
	const number = path.includes( 'atoll-' ) ? 'post' : 'form';
	const values = all[ name === 'id' ? number : ( ALIAS[ name ] ?? name ) ];
	return String( values ? random.pick( values ) : '1' );
};

const PLACE = /\{(\w+)\}/g;

const WRONG = [ '0', '999999', '-1', 'a', '99999999999999999999', '%00' ];

/** Puts what is known into the places of a text, or now and then something else. */
const filled = ( random: Random, prepared: Prepared, text: string ): string =>
	text.replace( PLACE, ( _, name: string ) => {
		if ( name === 'page' ) {
			return random.pick( prepared.pages );
		}
		return random.chance( 90 ) ? known( random, prepared, name, text ) : random.pick( WRONG );
	} );

const everywhere = ( value: unknown, change: ( text: string ) => string ): unknown => {
	if ( typeof value === 'string' ) {
		return change( value );
	}
	if ( typeof value !== 'object' || value === null ) {
		return value;
	}
	const entries = Object.entries( value ).map( ( [ key, inner ] ) => [
		key,
		everywhere( inner, change ),
	] );
	return Array.isArray( value )
		? entries.map( ( [ , inner ] ) => inner )
		: Object.fromEntries( entries );
};

/** Some of the fields: all that a client sends, one of them, or none. */
const chosen = ( random: Random, fields: Record< string, unknown > ): Record< string, unknown > => {
	const share = random.pick( [ 100, 100, 50, 20 ] );
	return Object.fromEntries( Object.entries( fields ).filter( () => random.chance( share ) ) );
};

const multipart = ( random: Random, fields: Record< string, unknown > ): string => {
	const parts = encoded( fields )
		.split( '&' )
		.filter( Boolean )
		.map( ( pair ) =>
			pair
				.split( '=' )
				.map( ( text ) => decodeURIComponent( text.replaceAll( /%e?d?%a?0?%8?0?$/g, '' ) ) )
		)
		.map(
			( [ name = '', value = '' ] ) =>
				`Content-Disposition: form-data; name="${ name.replaceAll( '"', '%22' ) }"\r\n\r\n${ value }`
		);
	const file = random.pick( [ 'file', 'input_6', 'files[]', 'input_6[]', 'import' ] );
	const name = random.pick( [
		'pay.pdf',
		'a.php',
		'../../a.pdf',
		'',
		'a'.repeat( 300 ) + '.pdf',
		'é\u202e.pdf',
	] );
	parts.push(
		`Content-Disposition: form-data; name="${ file }"; filename="${ name }"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4\n${ anyText( random, 40 ) }`
	);
	return [
		...parts.map( ( part ) => `--${ BOUNDARY }\r\n${ part }\r\n` ),
		`--${ BOUNDARY }--\r\n`,
	].join( '' );
};

const TYPES = {
	json: 'application/json',
	form: 'application/x-www-form-urlencoded',
	multipart: `multipart/form-data; boundary=${ BOUNDARY }`,
};

const BROKEN = [
	'',
	'{',
	'[',
	'null',
	'"a"',
	'{"a":1}{"b":2}',
	'[[[[',
	'a=b&a[]=c&a[b]=d',
	'\ufeff{}',
	'--',
	'[1,2,3]',
	'0',
];

const ODD_HEADERS: Record< string, string >[] = [
	{ 'X-HTTP-Method-Override': 'DELETE' },
	{ 'Accept-Language': ','.repeat( 50 ) },
	{ Accept: 'text/html, */*;q=x' },
	{ Range: 'bytes=5-1,-0,9999999999999-' },
	{ 'If-None-Match': '*' },
	{ Authorization: 'Basic YQ==' },
	{ Authorization: 'Bearer a' },
	{ Origin: 'null' },
	{ Origin: 'https://example.com', 'Sec-Fetch-Site': 'cross-site' },
	{ 'Sec-Purpose': 'prefetch', 'Sec-Fetch-Dest': 'document' },
	{ 'Content-Encoding': 'gzip' },
	{ 'X-Forwarded-For': 'not an address, ::1, 999.1.1.1' },
	{ Referer: 'http://[' },
	{ 'User-Agent': '' },
	{ Cookie: 'wordpress_logged_in=a|b; PHPSESSID[]=1' },
];

const address = ( random: Random ) =>
	`198.${ random.int( 18, 19 ) }.${ random.int( 0, 255 ) }.${ random.int( 1, 254 ) }`;

/** Visitors most, and everybody else for what is theirs. */
const PEOPLE = [
	'visitor',
	'visitor',
	'visitor',
	'client',
	'client',
	'staff',
	'editor',
	'administrator',
	'administrator',
];

const withNonce = (
	{ nonce }: Target,
	nonces: Record< string, string >,
	fill: ( text: string ) => string,
	fields: Record< string, unknown >,
	headers: Record< string, string >
) => {
	const value = nonce ? ( nonces[ nonce.of ] ?? nonces[ fill( nonce.of ) ] ) : undefined;
	if ( nonce?.field === '' && value ) {
		headers[ 'X-WP-Nonce' ] = value;
	} else if ( nonce && value ) {
		fields[ nonce.field ] = value;
	}
};

/** One request: what a client would send, changed in a few places. The same source of chance makes the same one. */
export const anyRequest = (
	random: Random,
	targets: Target[],
	prepared: Prepared
): FuzzedRequest => {
	const target = random.pick( targets );
	const who = random.pick( PEOPLE );
	const person = random.pick( prepared.people[ who ]! );
	const fill = ( text: string ) => filled( random, prepared, text );
	const headers: Record< string, string > = {
		'Sec-Fetch-Site': 'same-origin',
		'X-Forwarded-For': address( random ),
		...( person.cookie && { Cookie: person.cookie } ),
	};
	let fields = everywhere( chosen( random, target.fields ), fill ) as Record< string, unknown >;
	if ( random.chance( 92 ) ) {
		withNonce( target, person.nonces, fill, fields, headers );
	}
	for ( let changes = random.int( 0, 3 ); changes > 0; changes-- ) {
		const changed = mutated( random, fields );
		fields =
			typeof changed === 'object' && changed
				? ( changed as Record< string, unknown > )
				: { [ `${ changed }` ]: hostile( random ) };
	}
	const method = random.chance( 5 )
		? random.pick( [ 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD' ] )
		: target.method;
	const path = fill( target.path );
	const inQuery = target.type === 'query' || random.chance( 5 );
	const query = inQuery ? encoded( fields ) : '';
	const hasBody = ! inQuery && method !== 'GET' && method !== 'HEAD';
	const type =
		random.chance( 85 ) && target.type !== 'query'
			? target.type
			: random.pick( [ 'json', 'form', 'multipart' ] as const );
	let body = '';
	if ( hasBody ) {
		body = {
			json: () => JSON.stringify( fields ),
			form: () => encoded( fields ),
			multipart: () => multipart( random, fields ),
		}[ type ]();
		headers[ 'Content-Type' ] = TYPES[ type ];
	}
	if ( hasBody && random.chance( 4 ) ) {
		body = random.pick( BROKEN );
	}
	if ( hasBody && random.chance( 3 ) ) {
		headers[ 'Content-Type' ] = random.pick( [
			'text/plain',
			'application/xml',
			'a',
			'multipart/form-data',
			'application/json; charset=utf-16',
		] );
	}
	if ( random.chance( 12 ) ) {
		Object.assign( headers, random.pick( ODD_HEADERS ) );
	}
	return {
		target,
		who,
		method,
		headers,
		body,
		path: query ? `${ path }${ path.includes( '?' ) ? '&' : '?' }${ query }` : path,
	};
};
