import { dispatch, select } from '@wordpress/data';
import { uploads } from '@atoll/stores';
import { movedFile, useDataTransfer } from '../../../../../../tests/js/chosen-files';
import { FakeRequest } from '../../../../../../tests/js/fake-request';
import type { Context } from '../../../context';
import { markupOf } from '../../../markup/markup';
import { uploaderOf } from './uploader';

const KEY = 'atoll-form-1';
const FIELD = { id: 6, shape: 'files', page: 0 };
const SETTINGS = { nonce: 'http://content.test/nonce', upload: 'http://content.test/uploads' };

const refused = { status: 'error', error: { code: 'atoll_file_type', message: 'Not this one.' } };

const completed = ( id: string ) => ( {
	status: 'ok',
	data: { temp_filename: id, received: 10, complete: true },
} );

const giveNonce = async () => ( { status: 200, text: async () => '"once"' } );

const settle = () => new Promise( ( resolve ) => setTimeout( resolve, 10 ) );
/** Returns the request that sends a file. */
const requestOf = ( name: string ) =>
	FakeRequest.sent.find( ( { body } ) => body.get( 'original_filename' ) === name )!;
const arrive = ( name: string, answer?: object ) => {
	requestOf( name ).answer( answer ?? completed( `server-${ name }` ), answer ? 400 : 200 );
	return settle();
};

const file = ( name: string, lastModified = 1 ) =>
	new File( [ 'ten bytes.' ], name, { lastModified } );
const items = () => select( uploads ).getUploads( KEY );
const keyOf = ( file_: string ) => items().find( ( { name } ) => name === file_ )!.key;
const sentFilenames = () => {
	const { value } = document.querySelector< HTMLInputElement >( '[name=gform_uploaded_files]' )!;
	const lists: Record< string, Array< { uploaded_filename: string } > > = JSON.parse(
		value || '{}'
	);
	return ( lists.input_6 ?? [] ).map( ( one ) => one.uploaded_filename );
};

const open = ( field: object = FIELD ) => {
	document.body.innerHTML = `<div id="${ KEY }"><form>
		<input type="hidden" name="gform_unique_id"><input type="hidden" name="gform_uploaded_files">
		<div data-field="6"><input type="file"></div>
	</form></div>`;
	dispatch( uploads ).cleared( KEY );
	Object.assign( globalThis, { fetch: jest.fn( giveNonce ) } );
	const markup = markupOf( document.getElementById( KEY )! );
	const texts = { uploadRefused: '{message}', uploadAgain: 'Choose {filename} again.' };
	const definition = { id: 1, fields: [ field ], texts };
	const withSession: Context[ 'withSession' ] = ( call ) => call();
	const context = { key: KEY, definition, markup, withSession } as unknown as Context;
	return uploaderOf( context, SETTINGS );
};

beforeEach( FakeRequest.use );

it( 'keeps the file of before when a new one arrives after it was cancelled', async () => {
	const uploader = open();
	uploader.add( 6, [ file( 'old.pdf' ) ] );
	await settle();
	await arrive( 'old.pdf' );
	uploader.add( 6, [ file( 'new.pdf' ) ] );
	await settle();
	uploader.remove( keyOf( 'new.pdf' ) );
	await arrive( 'new.pdf' );
	expect( sentFilenames() ).toEqual( [ 'old.pdf' ] );
} );

it( 'keeps the file that was chosen in place of one that is still on its way', async () => {
	const uploader = open();
	uploader.add( 6, [ file( 'wrong.pdf' ) ] );
	await settle();
	uploader.remove( keyOf( 'wrong.pdf' ) );
	uploader.add( 6, [ file( 'right.pdf' ) ] );
	await settle();
	await arrive( 'wrong.pdf' );
	await arrive( 'right.pdf' );
	expect( sentFilenames() ).toEqual( [ 'right.pdf' ] );
} );

it( 'shows how far a file has come, and stops one that is removed on its way', async () => {
	const uploader = open();
	uploader.add( 6, [ file( 'long.pdf' ) ] );
	await settle();
	const request = requestOf( 'long.pdf' );
	request.leave( 4 );
	expect( items() ).toMatchObject( [ { state: 'sending', sent: 4 } ] );
	uploader.remove( keyOf( 'long.pdf' ) );
	expect( request.isAborted ).toBe( true );
} );

it( 'asks for a file that cannot be read any more to be chosen again, and sends that in its place', async () => {
	const uploader = open();
	uploader.add( 6, [ movedFile( 'pay.pdf' ) ] );
	await settle();
	requestOf( 'pay.pdf' ).cut();
	await settle();
	expect( items() ).toMatchObject( [ { state: 'partial', message: 'Choose pay.pdf again.' } ] );
	expect( console ).toHaveErrored();
	FakeRequest.use();
	uploader.add( 6, [ file( 'pay.pdf' ) ] );
	await settle();
	await arrive( 'pay.pdf' );
	expect( items() ).toMatchObject( [ { state: 'done', message: '' } ] );
} );

describe( 'of a file that was interrupted after four bytes', () => {
	const arrivedInPart = {
		field: 6,
		key: 'begun',
		name: 'pay.pdf',
		size: 10,
		modified: 1,
		sent: 0,
		id: 'server-begun',
		message: '',
		state: 'partial',
	} as const;
	const uploadsNamed = () => FakeRequest.sent.map( ( { body } ) => body.get( 'upload' ) );

	it( 'goes on with the same one', async () => {
		const uploader = open();
		dispatch( uploads ).added( KEY, [ arrivedInPart ] );
		uploader.add( 6, [ file( 'pay.pdf' ) ] );
		await settle();
		expect( uploadsNamed() ).toContain( 'server-begun' );
		expect( items() ).toMatchObject( [ { key: 'begun', id: 'server-begun' } ] );
	} );

	it.each( [ 2, 0 ] )( 'begins anew, in its place, with another version', async ( modified ) => {
		const uploader = open();
		dispatch( uploads ).added( KEY, [ { ...arrivedInPart, modified } ] );
		uploader.add( 6, [ file( 'pay.pdf' ) ] );
		await settle();
		expect( uploadsNamed() ).not.toContain( 'server-begun' );
		expect( items() ).toMatchObject( [ { key: 'begun', modified: 1, id: '' } ] );
		await arrive( 'pay.pdf' );
		expect( items() ).toMatchObject( [ { state: 'done', id: 'server-pay.pdf' } ] );
	} );
} );

it( 'sends again what was sent for another filling, and names it', async () => {
	const uploader = open();
	uploader.add( 6, [ file( 'a.pdf' ) ] );
	await settle();
	await arrive( 'a.pdf' );
	expect( uploader.resendStale() ).toEqual( [] );
	document.querySelector< HTMLInputElement >( '[name=gform_unique_id]' )!.value = 'another';
	expect( uploader.resendStale() ).toEqual( [ keyOf( 'a.pdf' ) ] );
	expect( items() ).toMatchObject( [ { state: 'sending' } ] );
} );

it( 'sends a file anew, in its place, that the server has lost by the time it is chosen again', async () => {
	const uploader = open( { ...FIELD, multipleFiles: true, maxFiles: 100 } );
	uploader.add( 6, [ file( 'a.pdf' ) ] );
	await settle();
	await arrive( 'a.pdf' );
	FakeRequest.use();
	uploader.add( 6, [ file( 'a.pdf' ) ] );
	await settle();
	const asked = FakeRequest.sent.find( ( { body } ) => body.get( 'upload' ) === 'server-a.pdf' )!;
	asked.answer( { status: 'error', error: { code: 'atoll_upload_gone', message: '' } }, 404 );
	await settle();
	await arrive( 'a.pdf', undefined );
	expect( items() ).toMatchObject( [ { name: 'a.pdf', state: 'done' } ] );
	expect( sentFilenames() ).toEqual( [ 'a.pdf' ] );
} );

describe( 'where another plugin closes the REST API for visitors', () => {
	const input = () => document.querySelector< HTMLInputElement >( '[type=file]' )!;
	const attachedNames = () => [ ...( input().files ?? [] ) ].map( ( { name } ) => name );
	const refuse = async () => ( {
		status: 401,
		text: async () => '{"code":"rest_login_required"}',
	} );
	beforeEach( useDataTransfer );

	it( 'has the form itself take the files along, and no longer those that are removed', async () => {
		const uploader = open( { ...FIELD, multipleFiles: true, maxFiles: 100 } );
		Object.assign( globalThis, { fetch: refuse } );
		uploader.add( 6, [ file( 'a.pdf' ), file( 'b.pdf' ) ] );
		await settle();
		expect( items() ).toMatchObject( [
			{ state: 'attached', message: '' },
			{ state: 'attached', message: '' },
		] );
		expect( attachedNames() ).toEqual( [ 'a.pdf', 'b.pdf' ] );
		expect( sentFilenames() ).toEqual( [] );
		uploader.remove( keyOf( 'a.pdf' ) );
		expect( attachedNames() ).toEqual( [ 'b.pdf' ] );
		expect( console ).toHaveErrored();
	} );
} );

describe( 'of a form that has gone for another of its kind', () => {
	it.each( [
		[ 'arrives', undefined ],
		[ 'is refused', refused ],
	] )( 'leaves the new one’s files alone when an old one %s', async ( _, answer ) => {
		const before = open();
		before.add( 6, [ file( 'old.pdf' ) ] );
		await settle();
		before.stop();
		open().add( 6, [ file( 'new.pdf' ) ] );
		await settle();
		await arrive( 'old.pdf', answer );
		expect( items() ).toMatchObject( [ { name: 'new.pdf', state: 'sending', id: '' } ] );
		await arrive( 'new.pdf' );
		expect( items() ).toMatchObject( [ { state: 'done', id: 'server-new.pdf' } ] );
	} );
} );
