import { announceSent } from './announce-sent';

const page = window as { dataLayer?: object[] };
const ENDPOINT = 'https://example.com/wp-json/gf/v2/forms/12/submissions';
const SENT = { endpoint: ENDPOINT, formId: 12, key: 'abc', parameter: 'atoll_submitted' };

const opened = ( type: string ) =>
	Object.assign( performance, { getEntriesByType: () => [ { type } ] } );

beforeEach( () => {
	delete page.dataLayer;
	sessionStorage.clear();
	history.replaceState( { kept: 1 }, '', '/thanks/?a=1&atoll_submitted=seal#top' );
} );

afterEach( () => jest.restoreAllMocks() );

it( 'tells of a form that the browser has sent, once', () => {
	announceSent( document.body, SENT );
	announceSent( document.body, SENT );
	expect( page.dataLayer ).toEqual( [ { event: 'submitForm', formId: 12 } ] );
} );

it( 'tells of the next one too', () => {
	announceSent( document.body, SENT );
	announceSent( document.body, { ...SENT, key: 'def' } );
	expect( page.dataLayer ).toHaveLength( 2 );
} );

it( 'throws away what this tab has kept of the form, and nothing of what is typed after that', () => {
	const answers = '{"kept":[["input_1","Jo",false,true]],"mark":""}';
	const own = `atoll-form-12 ${ ENDPOINT }`;
	const other = 'atoll-form-12 https://example.com/other/wp-json/gf/v2/forms/12/submissions';
	sessionStorage.setItem( own, answers );
	sessionStorage.setItem( other, answers );
	announceSent( document.body, SENT );
	expect( sessionStorage.getItem( own ) ).toBe( '{}' );
	expect( sessionStorage.getItem( other ) ).toBe( answers );
	sessionStorage.setItem( own, answers );
	announceSent( document.body, SENT );
	expect( sessionStorage.getItem( own ) ).toBe( answers );
} );

it( 'leaves the page its own address', () => {
	announceSent( document.body, SENT );
	expect( location.href ).toBe( 'http://localhost/thanks/?a=1#top' );
	expect( history.state ).toEqual( { kept: 1 } );
} );

it( 'goes by how the page was come to where the browser keeps nothing', () => {
	const storage = jest.spyOn( window, 'sessionStorage', 'get' );
	storage.mockImplementation( () => {
		throw new DOMException( 'No storage', 'SecurityError' );
	} );
	opened( 'reload' );
	announceSent( document.body, SENT );
	expect( page.dataLayer ).toBeUndefined();
	opened( 'navigate' );
	announceSent( document.body, SENT );
	storage.mockRestore();
	expect( page.dataLayer ).toHaveLength( 1 );
} );
