import { google } from './google';
import type { PlacePrediction } from './google-types';

const place = ( name: string ) => ( {
	addressComponents: [
		{ longText: name, shortText: name, types: [ 'route' ] },
		{ longText: 'Hobart', shortText: 'Hobart', types: [ 'locality' ] },
	],
	fetchFields: jest.fn().mockResolvedValue( {} ),
} );

const prediction = ( name: string ): PlacePrediction => ( {
	placeId: name,
	text: { text: name },
	toPlace: () => place( name ),
} );

const fetchSuggestions = jest.fn();

const suggest = ( ...names: string[] ) => ( {
	suggestions: names.map( ( name ) => ( { placePrediction: prediction( name ) } ) ),
} );

beforeEach( () => {
	fetchSuggestions.mockReset();
	const places = {
		AutocompleteSessionToken: class {},
		AutocompleteSuggestion: { fetchAutocompleteSuggestions: fetchSuggestions },
	};
	Object.assign( window, { google: { maps: { importLibrary: async () => places } } } );
} );

const make = () => google( { provider: 'google', script: '' } );

const sessions = () => fetchSuggestions.mock.calls.map( ( [ { sessionToken } ] ) => sessionToken );

it( 'finds an address that still shows when a later search has found others, by what found it', async () => {
	fetchSuggestions.mockResolvedValueOnce( suggest( 'Hand Street' ) );
	fetchSuggestions.mockResolvedValueOnce( suggest( 'Smith Street' ) );
	const provider = make();
	const [ hand ] = await provider.search( '7 hand' );
	await provider.search( '30 smith' );
	expect( await provider.find( hand!.id ) ).toMatchObject( { line1: '7 Hand Street' } );
} );

it( 'keeps the number that found the address, also when an answer to fewer letters comes later', async () => {
	let answerFirst: ( answer: object ) => void = () => {};
	fetchSuggestions.mockReturnValueOnce( new Promise( ( resolve ) => ( answerFirst = resolve ) ) );
	fetchSuggestions.mockResolvedValueOnce( suggest( 'Hand Street' ) );
	const provider = make();
	const late = provider.search( 'hand' );
	const [ hand ] = await provider.search( '7 hand' );
	answerFirst( suggest( 'Hand Street' ) );
	await late;
	expect( await provider.find( hand!.id ) ).toMatchObject( { line1: '7 Hand Street' } );
} );

it( 'has one session from the first search to the choice', async () => {
	fetchSuggestions.mockResolvedValue( suggest( 'Hand Street' ) );
	const provider = make();
	await provider.search( '7 h' );
	const [ hand ] = await provider.search( '7 hand' );
	await provider.find( hand!.id );
	await provider.search( '8 hand' );
	const [ first, second, third ] = sessions();
	expect( second ).toBe( first );
	expect( third ).not.toBe( first );
} );
