/**
 * Stand-in for the Place Autocomplete Data API of Google's Maps JavaScript API on loopback: the documented script, with
 * a handful of places: one street, which matches any number, and one place without an address. Some searches cause
 * faults: "zzslow" gets no response, "zzdown" is refused like an invalid key. `window.standInSessions` lists what would
 * be billed: the searches and the fetch of each session.
 *
 * @see https://developers.google.com/maps/documentation/javascript/reference/autocomplete-data
 */
import { createServer } from 'node:http';

const component = ( types, longText, shortText = longText ) => ( { types, longText, shortText } );

const PLACES = [
	{
		id: 'ChIJ-unit-12',
		text: '12/3 Smith Street, Collingwood VIC, Australia',
		addressComponents: [
			component( [ 'subpremise' ], '12' ),
			component( [ 'street_number' ], '3' ),
			component( [ 'route' ], 'Smith Street', 'Smith St' ),
			component( [ 'locality', 'political' ], 'Collingwood' ),
			component( [ 'administrative_area_level_2', 'political' ], 'City of Yarra' ),
			component( [ 'administrative_area_level_1', 'political' ], 'Victoria', 'VIC' ),
			component( [ 'country', 'political' ], 'Australia', 'AU' ),
			component( [ 'postal_code' ], '3066' ),
		],
	},
	{
		id: 'ChIJ-smith-30',
		text: '30 Smith Street, Parramatta NSW, Australia',
		addressComponents: [
			component( [ 'street_number' ], '30' ),
			component( [ 'route' ], 'Smith Street', 'Smith St' ),
			component( [ 'locality', 'political' ], 'Parramatta' ),
			component( [ 'administrative_area_level_1', 'political' ], 'New South Wales', 'NSW' ),
			component( [ 'country', 'political' ], 'Australia', 'AU' ),
			component( [ 'postal_code' ], '2150' ),
		],
	},
	{
		id: 'EhNIYW5kIFN0cmVldA',
		text: 'Hand Street, Hobart TAS, Australia',
		addressComponents: [
			component( [ 'route' ], 'Hand Street', 'Hand St' ),
			component( [ 'locality', 'political' ], 'Hobart' ),
			component( [ 'administrative_area_level_1', 'political' ], 'Tasmania', 'TAS' ),
			component( [ 'country', 'political' ], 'Australia', 'AU' ),
			component( [ 'postal_code' ], '7000' ),
		],
	},
	{ id: 'ChIJ-bare', text: 'Bare Road, Oodnadatta SA, Australia', addressComponents: [] },
];

/** Runs in the page. */
function maps( places, callback ) {
	const sessions = ( window.standInSessions = [] );

	class AutocompleteSessionToken {
		constructor() {
			this.bill = { searches: [], fetched: [] };
			sessions.push( this.bill );
		}
	}

	const toPlace = ( { id, addressComponents }, token ) => ( {
		id,
		async fetchFields( { fields } ) {
			token.bill.fetched.push( id );
			for ( const field of fields ) {
				this[ field ] = { addressComponents }[ field ];
			}
			return { place: this };
		},
	} );

	const fetchAutocompleteSuggestions = async ( { input, sessionToken, includedRegionCodes } ) => {
		sessionToken.bill.searches.push( input );
		if ( input.includes( 'zzslow' ) ) {
			return new Promise( () => {} );
		}
		if ( input.includes( 'zzdown' ) ) {
			throw new Error( 'RPC error: PERMISSION_DENIED: The provided API key is invalid.' );
		}
		const words = input.toLowerCase().split( /\s+/ );
		const finds = ( { text, addressComponents }, word ) =>
			text.toLowerCase().includes( word ) ||
			( addressComponents[ 0 ]?.types[ 0 ] === 'route' && /^\d/.test( word ) );
		const found = includedRegionCodes.includes( 'au' )
			? places.filter( ( place ) => words.every( ( word ) => finds( place, word ) ) )
			: [];
		return {
			suggestions: found.map( ( place ) => ( {
				placePrediction: {
					placeId: place.id,
					text: { text: place.text, matches: [] },
					toPlace: () => toPlace( place, sessionToken ),
				},
			} ) ),
		};
	};

	const libraries = {
		places: {
			AutocompleteSessionToken,
			AutocompleteSuggestion: { fetchAutocompleteSuggestions },
		},
	};
	window.google = { maps: { importLibrary: async ( name ) => libraries[ name ] } };
	window[ callback ]();
}

/**
 * @param {number} port 0 for any free port.
 * @return {Promise<import('node:http').Server>} Server that listens on loopback.
 */
export const startGoogleMaps = ( port = 0 ) =>
	new Promise( ( resolve ) => {
		const server = createServer( ( request, response ) => {
			const { pathname, searchParams } = new URL( request.url, 'http://stand-in' );
			const isWhole = [ 'key', 'callback' ].every( ( name ) => searchParams.get( name ) );
			if ( pathname !== '/maps/api/js' || ! isWhole ) {
				response.writeHead( 404 ).end();
				return;
			}
			const given = [ PLACES, searchParams.get( 'callback' ) ].map( ( one ) =>
				JSON.stringify( one )
			);
			response.setHeader( 'Content-Type', 'text/javascript' );
			response.end( `( ${ maps } )( ${ given } );` );
		} );
		server.listen( port, '127.0.0.1', () => resolve( server ) );
	} );
