import {
	answerWith,
	clickOn,
	fetched,
	fillIn,
	find,
	input,
	send,
	sentBody,
	state,
	thanks,
	withLiveForm,
} from '../../../../tests/js/enquiry-form';
import { TimedOut } from '../../../api';
import { registerPart } from '../parts/register';

/** Stands in for the request with files that the part `upload` makes. */
const sendFiles = jest.fn();
registerPart( 'upload', { sendFiles } );

withLiveForm();
beforeEach( fillIn );
afterEach( () => jest.restoreAllMocks() );

const error = ( status: number, code = 'rest_error' ) => ( { status, code, message: 'Words.' } );
const html = ( status: number ) => ( { status, text: async () => `<h1>${ status }</h1>` } );
const retry = () => clickOn( '[data-atoll=failure] button' );

describe( 'when the route seems to be broken', () => {
	let native: jest.SpyInstance;
	beforeEach( () => {
		native = jest.spyOn( HTMLFormElement.prototype, 'submit' ).mockImplementation();
	} );

	const failTwice = async ( ...thereafter: Array< Error | object > ) => {
		answerWith( new TypeError( 'cut' ), error( 403 ), ...thereafter );
		await send();
		await retry();
		expect( native ).not.toHaveBeenCalled();
		await retry();
		expect( console ).toHaveErrored();
	};

	it( 'lets the browser post the form', async () => {
		await failTwice( { status: 200 } );
		expect( fetched ).toHaveBeenLastCalledWith( location.href, expect.anything() );
		expect( native ).toHaveBeenCalledTimes( 1 );
		expect( input( 1 ).form ).toHaveFormValues( {
			gform_unique_id: sentBody( 0 ).gform_unique_id,
		} );
		expect( state().loading ).toBe( true );
	} );

	it( 'lets it in a browser that cannot count how long it waits for the page', async () => {
		const { timeout } = AbortSignal;
		Reflect.deleteProperty( AbortSignal, 'timeout' );
		await failTwice( { status: 200 } );
		Object.assign( AbortSignal, { timeout } );
		expect( native ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'does so too for whoever presses the button of the form instead', async () => {
		answerWith( new TypeError( 'cut' ), error( 403 ), { status: 200 } );
		await send();
		await send();
		expect( native ).not.toHaveBeenCalled();
		await send();
		expect( native ).toHaveBeenCalledTimes( 1 );
		expect( console ).toHaveErrored();
	} );

	it.each( [
		[ 'is down', html( 503 ) ],
		[ 'wants no more requests', html( 429 ) ],
		[ 'cannot be reached', new TypeError( 'cut' ) ],
	] )( 'stays on the page for as long as the whole site %s', async ( _, answer ) => {
		await failTwice( answer, answer, { status: 200 } );
		await retry();
		expect( native ).not.toHaveBeenCalled();
		expect( find( '[role=alert]' ) ).toHaveTextContent( 'Your answers are still here' );
		await retry();
		expect( native ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'when it takes too long', () => {
	const Native = window.FormData;
	afterEach( () => {
		window.FormData = Native;
	} );

	/** Attaches a file; jsdom cannot put one into an input. */
	const attachFile = () => {
		window.FormData = class extends Native {
			constructor( form?: HTMLFormElement ) {
				super( form );
				this.append( 'input_9', new File( [ 'ten bytes.' ], 'pay.pdf' ) );
			}
		};
	};

	const failTwice = async ( ...answers: object[] ) => {
		const native = jest.spyOn( HTMLFormElement.prototype, 'submit' ).mockImplementation();
		answerWith( ...answers );
		await send();
		await retry();
		await retry();
		expect( console ).toHaveErrored();
		return native;
	};

	it( 'lets the browser post what files go along with, which has all the time it takes', async () => {
		attachFile();
		sendFiles.mockRejectedValue( new TimedOut() );
		expect( await failTwice( { status: 200 } ) ).toHaveBeenCalledTimes( 1 );
		expect( sendFiles ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'sends it itself again where none do', async () => {
		expect( await failTwice( new TimedOut(), new TimedOut(), thanks ) ).not.toHaveBeenCalled();
		expect( state().confirmed ).toBe( true );
	} );
} );

it( 'says that it takes a while when a server in between wants no more requests', async () => {
	answerWith( html( 429 ) );
	await send();
	expect( find( '[role=alert]' ) ).toHaveTextContent( 'wait a minute, then try again' );
	expect( console ).toHaveErrored();
} );

it.each( [
	[ 'is not there for visitors', error( 404, 'rest_no_route' ) ],
	[ 'is not found', html( 404 ) ],
] )( 'takes the form for open while its route %s', async ( _, answer ) => {
	answerWith( answer );
	await send();
	expect( find( '[role=alert]' ) ).toHaveTextContent( 'We could not send your form' );
	expect( console ).toHaveErrored();
} );
