import { announceSent } from './announce-sent';

const page = window as { dataLayer?: object[] };
const SENT = { formId: 12, key: 'abc', parameter: 'atoll_submitted' };

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

it( 'leaves the page its own address', () => {
	announceSent( document.body, SENT );
	expect( location.href ).toBe( 'http://localhost/thanks/?a=1#top' );
	expect( history.state ).toEqual( { kept: 1 } );
} );

it( 'goes by how the page was come to where the browser keeps nothing', () => {
	jest.spyOn( Storage.prototype, 'getItem' ).mockImplementation( () => {
		throw new DOMException( 'No storage', 'SecurityError' );
	} );
	opened( 'reload' );
	announceSent( document.body, SENT );
	expect( page.dataLayer ).toBeUndefined();
	opened( 'navigate' );
	announceSent( document.body, SENT );
	expect( page.dataLayer ).toHaveLength( 1 );
} );
