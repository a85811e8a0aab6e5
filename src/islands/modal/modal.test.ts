import { modalOf } from './modal';

type Shown = { title: string; form: string };

const mockGetForm = jest.fn< Promise< Shown >, [] >();
jest.mock( '../../api', () => ( { getForm: () => mockGetForm() } ) );

const find = < E extends HTMLElement >( selector: string ) =>
	document.querySelector< E >( selector )!;

const later = () => new Promise( ( resolve ) => setTimeout( resolve ) );

const link = () => find< HTMLAnchorElement >( '#open' );

/** Clicks the link to an empty form; returns a function that makes its request fail. */
const beginNew = () => {
	let fail = () => {};
	mockGetForm.mockReturnValueOnce(
		new Promise( ( _, reject ) => ( fail = () => reject( new Error( 'Down' ) ) ) )
	);
	const newFormLink = find< HTMLAnchorElement >( '[data-atoll=begin-new]' );
	newFormLink.href = '#new';
	newFormLink.click();
	return async () => {
		fail();
		await later();
	};
};

let number = 0;
let modal: ReturnType< typeof modalOf >;

beforeEach( async () => {
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
	};
	history.replaceState( null, '', '/' );
	document.body.innerHTML =
		'<a id="open" href="/apply/#open">Apply</a><template id="atoll-modal" data-endpoint="/forms/*"><dialog tabindex="-1"><h2 data-atoll="title" tabindex="-1"></h2>' +
		'<button data-atoll="close">Close</button><div data-atoll="body"><i>Spinner</i></div></dialog>' +
		'<div data-atoll="open-failure"><p role="alert">Not opened</p><button>Try again</button></div></template>';
	mockGetForm.mockReset();
	mockGetForm.mockResolvedValue( {
		title: 'Apply',
		form: '<a data-atoll="begin-new" href="#">Start a new form</a><form hidden></form>',
	} );
	modal = modalOf( ( number += 1 ) );
	modal.open( link() );
	await later();
} );

describe( 'an empty form that cannot be fetched', () => {
	it( 'is shown by its own page instead', async () => {
		const fail = beginNew();
		await fail();
		expect( location.hash ).toBe( '#new' );
	} );

	it( 'leads nowhere once the modal is closed', async () => {
		const fail = beginNew();
		find( '[data-atoll=close]' ).click();
		await fail();
		expect( location.hash ).toBe( '' );
	} );

	it( 'leads nowhere either when the modal was opened again meanwhile', async () => {
		const fail = beginNew();
		find( '[data-atoll=close]' ).click();
		modal.open( link() );
		await fail();
		expect( location.hash ).toBe( '' );
		expect( find< HTMLDialogElement >( 'dialog' ).open ).toBe( true );
	} );
} );

it( 'waits its full time for the form after it was closed and opened again', async () => {
	mockGetForm.mockReset();
	mockGetForm.mockReturnValue( new Promise( () => {} ) );
	jest.useFakeTimers();
	const slow = modalOf( ( number += 1 ) );
	slow.open( link() );
	await jest.advanceTimersByTimeAsync( 9_000 );
	find( 'dialog:last-of-type [data-atoll=close]' ).click();
	slow.open( link() );
	history.replaceState( null, '', '/apply/' ); // jsdom only follows links within the page.
	await jest.advanceTimersByTimeAsync( 1_000 );
	expect( location.hash ).toBe( '' );
	await jest.advanceTimersByTimeAsync( 9_000 );
	expect( location.hash ).toBe( '#open' );
	jest.useRealTimers();
} );

describe( 'a form that stands on no page', () => {
	const alert = () => document.querySelector( 'dialog:last-of-type [role=alert]' );
	const retry = () => find( 'dialog:last-of-type [data-atoll=open-failure] button' ).click();

	beforeEach( () => {
		link().setAttribute( 'href', '#atoll-form-12' );
		mockGetForm.mockReset();
		mockGetForm.mockRejectedValueOnce( new Error( 'Offline' ) );
		mockGetForm.mockResolvedValue( { title: 'Apply', form: '<form id="apply"></form>' } );
		modal = modalOf( ( number += 1 ) );
	} );

	it( 'says so when it does not come, and comes when it is asked for again', async () => {
		modal.open( link() );
		expect( alert() ).toBeNull();
		await later();
		expect( alert() ).toHaveTextContent( 'Not opened' );
		expect( location.hash ).toBe( '' );
		retry();
		expect( alert() ).toBeNull();
		expect( find( 'dialog:last-of-type' ) ).toHaveFocus();
		await later();
		expect( find( '#apply' ) ).toBeInTheDocument();
		expect( find( 'dialog:last-of-type [data-atoll=title]' ) ).toHaveFocus();
	} );

	it( 'says nothing of it any more when the modal is opened again', async () => {
		modal.open( link() );
		await later();
		find( 'dialog:last-of-type [data-atoll=close]' ).click();
		modal.open( link() );
		expect( alert() ).toBeNull();
		await later();
		expect( find( '#apply' ) ).toBeInTheDocument();
	} );

	it( 'keeps the entry that is shown when an empty form does not come', async () => {
		mockGetForm.mockReset();
		mockGetForm.mockResolvedValueOnce( {
			title: 'Apply',
			form: '<a data-atoll="begin-new" href="#">New</a><form id="sent"></form>',
		} );
		modal.open( link() );
		await later();
		mockGetForm.mockRejectedValueOnce( new Error( 'Offline' ) );
		find( 'dialog:last-of-type [data-atoll=begin-new]' ).click();
		await later();
		expect( alert() ).toHaveTextContent( 'Not opened' );
		expect( find( '#sent' ) ).toBeInTheDocument();
	} );
} );
