import { movedFile } from '../../../tests/js/chosen-files';
import { FakeRequest } from '../../../tests/js/fake-request';
import { redirectTo } from '../../browser/session/navigate';
import { sendFiles } from './send-files';

jest.mock( '../../browser/session/navigate' );

const texts = {
	sending: 'Sending…',
	offline: 'Offline.',
	lost: 'Not arrived.',
	unreadable: 'Choose again.',
	tooLarge: 'Large.',
};

/** Returns a form as php/Portal/PlainForms/PortalForm prints it. */
const form = ( summary = '' ) =>
	`<form id="atoll-send-1">${ summary }<input type="file" name="files[]"><button type="submit">Send</button><div data-atoll="sending"></div></form>`;

const page = ( main: string ) =>
	`<!doctype html><title>Error – Yours</title><body><div class="atoll-portal">${ main }</div>`;

const REFUSED = form(
	'<div class="atoll-summary" tabindex="-1" autofocus><div role="alert">Nothing was sent yet</div></div>'
);

const shown = () => document.querySelector( 'form' )!;

const submit = async () => {
	shown().dispatchEvent( new Event( 'submit', { bubbles: true, cancelable: true } ) );
	await settle();
};

const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

const newest = () => FakeRequest.sent.at( -1 )!;

beforeEach( () => {
	FakeRequest.use();
	jest.mocked( redirectTo ).mockClear();
	document.title = 'Yours';
	document.body.innerHTML = `<div>${ form() }</div>`;
	sendFiles( document.body.firstElementChild as HTMLElement, { texts } );
} );

it( 'says that files are on their way, and how far they have come, and sends them once', async () => {
	await submit();
	await submit();
	expect( FakeRequest.sent ).toHaveLength( 1 );
	expect( shown() ).toHaveTextContent( 'Sending…' );
	expect( shown() ).toHaveAttribute( 'aria-busy', 'true' );
	const bar = shown().querySelector( 'progress' )!;
	expect( bar ).not.toHaveAttribute( 'value' );
	newest().leave( 5, 20 );
	expect( bar.value ).toBe( 0.25 );
	newest().leave( 20, 20 );
	expect( bar ).not.toHaveAttribute( 'value' );
} );

it( 'counts for somebody being there while files are on their way', async () => {
	const onInput = jest.fn();
	document.addEventListener( 'input', onInput );
	await submit();
	newest().leave( 5, 20 );
	document.removeEventListener( 'input', onInput );
	expect( onInput ).toHaveBeenCalledTimes( 1 );
} );

it( 'goes where the server leads once they were taken, and sends nothing more', async () => {
	await submit();
	newest().answerPage( '', 200, 'http://site.test/?done' );
	await settle();
	expect( redirectTo ).toHaveBeenCalledWith( 'http://site.test/?done' );
	await submit();
	expect( FakeRequest.sent ).toHaveLength( 1 );
} );

it( 'keeps the page when the line is cut, and sends them again when it is told to', async () => {
	await submit();
	const before = shown();
	newest().cut();
	await settle();
	expect( shown() ).toBe( before );
	expect( shown() ).toHaveTextContent( 'Not arrived.' );
	expect( shown() ).toHaveAttribute( 'aria-busy', 'false' );
	await submit();
	expect( FakeRequest.sent ).toHaveLength( 2 );
	expect( shown() ).toHaveTextContent( 'Sending…' );
} );

it( 'asks for files to be chosen again when one cannot be read any more', async () => {
	const value = [ movedFile( 'pay.pdf' ) ];
	Object.defineProperty( shown().querySelector( 'input' ), 'files', { value } );
	await submit();
	newest().cut();
	await settle();
	expect( shown() ).toHaveTextContent( 'Choose again.' );
	expect( shown() ).toHaveAttribute( 'aria-busy', 'false' );
} );

it( 'shows what was refused in the place of the form, with the focus on it', async () => {
	await submit();
	newest().answerPage( page( REFUSED ), 422 );
	await settle();
	expect( shown().querySelector( '.atoll-summary' ) ).toHaveFocus();
	expect( document.title ).toBe( 'Error – Yours' );
	await submit();
	expect( FakeRequest.sent ).toHaveLength( 2 );
} );

it.each( [
	[
		'what the page says beside the form',
		page( '<p role="alert">Not asked for.</p>' ),
		404,
		'Not asked for.',
	],
	[ 'that they are too large together', '<h1>413</h1>', 413, 'Large.' ],
	[ 'that they have not arrived when a server in between fails', '', 502, 'Not arrived.' ],
] )( 'says %s', async ( _, html, status, words ) => {
	await submit();
	newest().answerPage( html, status );
	await settle();
	expect( shown() ).toHaveTextContent( words );
	expect( redirectTo ).not.toHaveBeenCalled();
} );

it( 'sends nothing offline', async () => {
	const onLine = jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( false );
	await submit();
	onLine.mockRestore();
	expect( FakeRequest.sent ).toEqual( [] );
	expect( shown() ).toHaveTextContent( 'Offline.' );
} );

it( 'stops when other files are chosen', async () => {
	await submit();
	shown().firstElementChild!.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	await settle();
	expect( newest().isAborted ).toBe( true );
	expect( shown() ).toHaveTextContent( /^Send$/ );
	await submit();
	expect( FakeRequest.sent ).toHaveLength( 2 );
} );
