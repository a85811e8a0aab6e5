import { act, render, screen } from '@testing-library/react';
import type { FormTexts } from '../../../../contract/texts';
import type { Context } from '../../context';
import { markupOf } from '../../markup/markup';
import { askGates } from '../../sending/gates';
import { Captcha } from './captcha';

// Jest does not support import.meta; the end-to-end tests run the real worker.
jest.mock( './worker', () => ( { createWorker: jest.fn() } ) );
jest.mock( '../../../../browser/load-script', () => ( { loadScript: async () => {} } ) );

const TOO_LONG = 90_000;
const SENTENCE = 'Please confirm that you are a person.';

type Callbacks = Record< string, ( token?: string ) => void >;

let form: HTMLFormElement;
let callbacks: Callbacks;
const remove = jest.fn();
const scrolled = jest.fn();

/** The vendor's API, which shows a widget and answers when a test tells it to. */
const fakeTurnstile = ( widget: string | undefined ) => ( {
	render: ( into: Element, options: Callbacks ) => {
		into.append( 'widget' );
		callbacks = options;
		return widget;
	},
	remove,
} );

const setUp = ( widget: string | undefined = 'one' ) => {
	document.body.innerHTML = `
		<form>
			<div data-field="5"><span data-atoll="error"></span><div data-atoll="captcha"></div></div>
			<div data-atoll="status" role="status"></div>
		</form>`;
	Object.assign( window, { turnstile: fakeTurnstile( widget ) } );
	Element.prototype.scrollIntoView = scrolled;
	const context = {
		key: 'atoll-form-12',
		definition: {
			id: 12,
			fields: [ { id: 5 } ],
			texts: { captchaFailed: 'It did not work.', captchaPerson: SENTENCE } as FormTexts,
		},
		phone: '',
		markup: markupOf( document.body ),
		settings: {
			captcha: {
				provider: 'turnstile',
				input: 'token',
				siteKey: 'key',
				action: 'a',
				script: 'x',
			},
		},
	} as unknown as Context;
	render( <Captcha context={ context } /> );
	form = context.markup.form;
};

/** Presses Send and loads the vendor's script. */
const send = async () => {
	const held = askGates( form, 'submit' );
	await act( () => jest.advanceTimersByTimeAsync( 0 ) );
	return { held };
};

const widget = () => screen.queryByText( 'widget' );

beforeEach( () => {
	jest.useFakeTimers();
	jest.clearAllMocks();
} );
afterEach( () => jest.useRealTimers() );

it( 'tells a person who is asked, and brings the widget into view', async () => {
	setUp();
	const { held } = await send();
	expect( screen.getByRole( 'status' ) ).toBeEmptyDOMElement();
	callbacks[ 'before-interactive-callback' ]!();
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( SENTENCE );
	expect( scrolled ).toHaveBeenCalledTimes( 1 );
	callbacks[ 'after-interactive-callback' ]!();
	expect( screen.getByRole( 'status' ) ).toBeEmptyDOMElement();
	callbacks.callback!( 'a token' );
	expect( await held ).toBeNull();
	expect( widget() ).not.toBeInTheDocument();
} );

it( 'waits for a person as long as the vendor does', async () => {
	setUp();
	const { held } = await send();
	callbacks[ 'before-interactive-callback' ]!();
	await act( () => jest.advanceTimersByTimeAsync( 2 * TOO_LONG ) );
	expect( widget() ).toBeInTheDocument();
	callbacks[ 'after-interactive-callback' ]!();
	callbacks.callback!( 'a token' );
	expect( await held ).toBeNull();
	expect( new FormData( form ).get( 'token' ) ).toBe( 'a token' );
} );

it( 'leaves nothing behind of a vendor that takes too long', async () => {
	setUp();
	const { held } = await send();
	await act( () => jest.advanceTimersByTimeAsync( TOO_LONG ) );
	expect( await held ).not.toBeNull();
	expect( console ).toHaveErrored();
	expect( widget() ).not.toBeInTheDocument();
	expect( remove ).toHaveBeenCalledWith( 'one' );
} );

it( 'leaves nothing behind where the person did not answer in time', async () => {
	setUp();
	const { held } = await send();
	callbacks[ 'before-interactive-callback' ]!();
	callbacks[ 'timeout-callback' ]!();
	await act( async () => void ( await held ) );
	expect( console ).toHaveErrored();
	expect( screen.getByRole( 'status' ) ).toBeEmptyDOMElement();
	expect( widget() ).not.toBeInTheDocument();
} );

it( 'asks the vendor to remove a widget only where it has made one', async () => {
	setUp( '' );
	const { held } = await send();
	callbacks[ 'error-callback' ]!();
	await act( async () => void ( await held ) );
	expect( console ).toHaveErrored();
	expect( remove ).not.toHaveBeenCalled();
	expect( widget() ).not.toBeInTheDocument();
} );
