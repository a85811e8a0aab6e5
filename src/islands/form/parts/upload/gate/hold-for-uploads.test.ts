import { dispatch, select } from '@wordpress/data';
import { forms, uploads, type FieldState, type UploadItem } from '@atoll/stores';
import type { Context } from '../../../context';
import { askGates } from '../../../sending/gates';
import type { Uploader } from '../transfer/uploader';
import { holdForUploads } from './hold-for-uploads';

const KEY = 'atoll-form-1';
const WAIT = 'Please wait for all files to finish uploading.';

const file = ( key: string, state: UploadItem[ 'state' ], field = 6 ): UploadItem => ( {
	key,
	field,
	name: `${ key }.pdf`,
	size: 10,
	modified: 0,
	sent: 0,
	id: '',
	state,
	message: '',
} );

let form: HTMLFormElement;
let stopHolding: () => void;
/** Stands in for sending files again that belong to an earlier submission. */
let resendStale: () => string[];
const ask = () => askGates( form, 'next' );
const summary = () => select( forms ).getForm( KEY ).summary;

/** Opens a form with a question for one file on its first page and one for several files on its second. */
const open = ( ...items: UploadItem[] ) => {
	const field = ( page: number ) => ( { page, errorMessage: '' } ) as FieldState;
	dispatch( forms ).opened( KEY, { 6: field( 0 ), 7: field( 1 ) } );
	dispatch( uploads ).cleared( KEY );
	dispatch( uploads ).added( KEY, items );
	form = document.body.appendChild( document.createElement( 'form' ) );
	form.innerHTML = '<div data-atoll="summary" tabindex="-1"></div><button>Next</button>';
	const fields = [
		{ id: 6, shape: 'files', page: 0 },
		{ id: 7, shape: 'files', page: 1, multipleFiles: true },
	];
	const texts = {
		uploadPending: WAIT,
		uploadLeft: '{filename} has not been uploaded.',
		uploadNotTaken: '{filename} cannot be uploaded.',
		uploadGoOn: 'Press once more.',
	};
	const context = {
		key: KEY,
		definition: { fields, texts },
		markup: {
			form,
			navs: [],
			submit: form.querySelector( 'button' ),
			place: () => form.querySelector( '[data-atoll=summary]' ),
		},
	} as unknown as Context;
	stopHolding = holdForUploads( context, { resendStale: () => resendStale() } as Uploader );
};

beforeEach( () => {
	resendStale = () => [];
} );

afterEach( () => {
	stopHolding();
	form.remove();
} );

it( 'holds at the question whose file is on its way, and no longer once that is there', async () => {
	open( file( 'a', 'sending' ) );
	const held = await ask();
	expect( held ).toEqual( { messages: { 6: WAIT }, others: [] } );
	dispatch( forms ).refused( KEY, held!.messages, held!.others );
	dispatch( uploads ).changed( KEY, 'a', { state: 'done' } );
	expect( summary().messages ).toEqual( {} );
	expect( select( forms ).getField( KEY, 6 )?.errorMessage ).toBe( '' );
	expect( await ask() ).toBeNull();
} );

it( 'goes on by itself once a file has arrived that was sent again for a new filling', async () => {
	open( file( 'a', 'done' ) );
	resendStale = () => {
		dispatch( uploads ).changed( KEY, 'a', { state: 'waiting' } );
		return [ 'a' ];
	};
	const answer = ask();
	dispatch( uploads ).changed( KEY, 'a', { state: 'sending' } );
	dispatch( uploads ).changed( KEY, 'a', { state: 'done' } );
	expect( await answer ).toBeNull();
} );

it( 'says what it waits for where the connection is lost meanwhile', async () => {
	open( file( 'a', 'done' ) );
	resendStale = () => {
		dispatch( uploads ).changed( KEY, 'a', { state: 'sending' } );
		return [ 'a' ];
	};
	const answer = ask();
	dispatch( uploads ).changed( KEY, 'a', { message: 'It goes on by itself.' } );
	expect( ( await answer )?.messages ).toEqual( { 6: WAIT } );
} );

it( 'says it of another page’s question too, and gives the focus on when it is over', async () => {
	open( file( 'b', 'sending', 7 ) );
	const held = await ask();
	expect( held ).toEqual( { messages: {}, others: [ WAIT ] } );
	dispatch( forms ).refused( KEY, held!.messages, held!.others );
	form.querySelector< HTMLElement >( '[data-atoll=summary]' )!.focus();
	dispatch( uploads ).changed( KEY, 'b', { state: 'done' } );
	expect( summary().others ).toEqual( [] );
	expect( form.querySelector( 'button' ) ).toHaveFocus();
} );

it.each( [
	[ 'failed', 'a.pdf has not been uploaded. Press once more.' ],
	[ 'refused', 'a.pdf cannot be uploaded. Press once more.' ],
] as const )( 'goes on without a %s file only once that was said', async ( state, text ) => {
	open( file( 'a', state ) );
	expect( ( await ask() )?.messages ).toEqual( { 6: text } );
	expect( await ask() ).toBeNull();
	dispatch( uploads ).added( KEY, [ file( 'b', 'refused' ) ] );
	expect( await ask() ).not.toBeNull();
} );

it( 'is not held by a refused file that was removed, and takes back what it said of it', async () => {
	open( file( 'a', 'refused' ) );
	const held = await ask();
	dispatch( forms ).refused( KEY, held!.messages, held!.others );
	dispatch( uploads ).removed( KEY, 'a' );
	expect( summary().messages ).toEqual( {} );
	expect( await ask() ).toBeNull();
} );

it( 'holds for a choice that was refused where another file stands', async () => {
	open( file( 'old', 'done' ), file( 'new', 'refused' ) );
	expect( ( await ask() )?.messages ).toEqual( {
		6: 'new.pdf cannot be uploaded. Press once more.',
	} );
} );

it( 'is not held by a file of a question that is hidden', async () => {
	open( file( 'a', 'refused' ) );
	const { hidden } = select( forms ).getForm( KEY );
	dispatch( forms ).logicResolved( KEY, { ...hidden, hiddenFields: new Set( [ 6 ] ) } );
	expect( await ask() ).toBeNull();
} );

it( 'says which file is missing also while one of a hidden question is on its way', async () => {
	open( file( 'a', 'failed' ), file( 'b', 'sending', 7 ) );
	const { hidden } = select( forms ).getForm( KEY );
	dispatch( forms ).logicResolved( KEY, { ...hidden, hiddenFields: new Set( [ 7 ] ) } );
	expect( ( await ask() )?.messages ).toEqual( {
		6: 'a.pdf has not been uploaded. Press once more.',
	} );
} );
