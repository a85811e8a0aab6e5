/**
 * Stand-in for Addressr on loopback, with its own format (api/swagger-2.yaml of mountain-pass/addressr) and a handful
 * of addresses. Some searches cause faults: "zzslow" gets no response, "zzdown" a 503, "zzhtml" something other than
 * JSON.
 */
import { createServer } from 'node:http';

const locality = ( name, state, abbreviation, postcode ) => ( {
	locality: { name, class: { code: 'G', name: 'GAZETTED LOCALITY' } },
	state: { name: state, abbreviation },
	postcode,
	confidence: 2,
} );

const street = ( name, code, short ) => ( { name, type: { code, name: short } } );

const ADDRESSES = [
	{
		pid: 'GANSW717102496',
		sla: 'UNIT 1, 109 KIRRIBILLI AV, KIRRIBILLI NSW 2061',
		ssla: '1/109 KIRRIBILLI AV, KIRRIBILLI NSW 2061',
		mla: [ 'UNIT 1', '109 KIRRIBILLI AV', 'KIRRIBILLI NSW 2061' ],
		smla: [ '1/109 KIRRIBILLI AV', 'KIRRIBILLI NSW 2061' ],
		structured: {
			flat: { type: { code: 'UNIT', name: 'UNIT' }, number: 1 },
			number: { number: 109 },
			street: street( 'KIRRIBILLI', 'AVENUE', 'AV' ),
			...locality( 'KIRRIBILLI', 'NEW SOUTH WALES', 'NSW', '2061' ),
		},
	},
	{
		pid: 'GANSW719386656',
		sla: 'LEVEL 25, TOWER 3, 300 BARANGAROO AV, BARANGAROO NSW 2000',
		mla: [ 'LEVEL 25', 'TOWER 3', '300 BARANGAROO AV', 'BARANGAROO NSW 2000' ],
		structured: {
			buildingName: 'TOWER 3',
			level: { type: { code: 'L', name: 'LEVEL' }, number: 25 },
			number: { number: 300 },
			street: street( 'BARANGAROO', 'AVENUE', 'AV' ),
			...locality( 'BARANGAROO', 'NEW SOUTH WALES', 'NSW', '2000' ),
		},
	},
	{
		pid: 'GAVIC419561047',
		sla: "12A-14 O'CONNELL ST, NORTH MELBOURNE VIC 3051",
		mla: [ "12A-14 O'CONNELL ST", 'NORTH MELBOURNE VIC 3051' ],
		structured: {
			number: { number: 12, suffix: 'A', last: { number: 14 } },
			street: street( "O'CONNELL", 'STREET', 'ST' ),
			...locality( 'NORTH MELBOURNE', 'VICTORIA', 'VIC', '3051' ),
		},
	},
	{
		pid: 'GAQLD163157353',
		sla: 'LOT 7 AERODROME RD, APPLETHORPE QLD 4378',
		mla: [ 'LOT 7 AERODROME RD', 'APPLETHORPE QLD 4378' ],
		structured: {
			lotNumber: { number: '7' },
			street: street( 'AERODROME', 'ROAD', 'RD' ),
			...locality( 'APPLETHORPE', 'QUEENSLAND', 'QLD', '4378' ),
		},
	},
];

const json = ( response, status, body, headers = {} ) =>
	response
		.writeHead( status, { 'Content-Type': 'application/json', ...headers } )
		.end( JSON.stringify( body ) );

/** Whether every typed word is the start of a word of the address. */
const finds = ( typed ) => {
	const words = typed
		.toUpperCase()
		.split( /[\s,]+/ )
		.filter( Boolean );
	return ADDRESSES.filter( ( { sla, ssla = '' } ) =>
		words.every( ( word ) => ` ${ sla } ${ ssla }`.includes( ` ${ word }` ) )
	);
};

const search = ( response, typed ) => {
	if ( typed.includes( 'zzslow' ) ) {
		return;
	}
	if ( typed.includes( 'zzdown' ) ) {
		json( response, 503, { error: 'service unavailable' } );
		return;
	}
	if ( typed.includes( 'zzhtml' ) ) {
		response.writeHead( 200, { 'Content-Type': 'text/html' } ).end( '<h1>Hello</h1>' );
		return;
	}
	const found = finds( typed );
	const links = found.map(
		( { pid }, index ) => `</addresses/${ pid }>; rel=canonical; anchor="#/${ index }"`
	);
	json(
		response,
		200,
		found.map( ( { pid, sla, ssla = sla }, index ) => ( {
			sla,
			ssla,
			highlight: { sla },
			score: 19 - index,
			pid,
		} ) ),
		{ link: links.join( ', ' ) }
	);
};

/**
 * @param {number} port 0 for any free port.
 * @return {Promise<import('node:http').Server>} Server that listens on loopback.
 */
export const startAddressr = ( port = 0 ) =>
	new Promise( ( resolve ) => {
		const server = createServer( ( request, response ) => {
			const { pathname, searchParams } = new URL( request.url, 'http://stand-in' );
			const [ , pid ] = pathname.match( /^\/addresses\/([^/]+)$/ ) ?? [];
			const one = ADDRESSES.find( ( address ) => address.pid === pid );
			if ( pathname === '/addresses' ) {
				search( response, searchParams.get( 'q' ) ?? '' );
			} else if ( one ) {
				json( response, 200, one );
			} else {
				json( response, 404, { error: 'not found' } );
			}
		} );
		server.listen( port, '127.0.0.1', () => resolve( server ) );
	} );
