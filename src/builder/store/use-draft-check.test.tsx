import { act, render } from '@testing-library/react';
import { dispatch, select } from '@wordpress/data';
import { checkEditedForm } from '../../api/admin/check-edited-form';
import { formOnScreen } from '../form-on-screen';
import { useDraftCheck } from './use-draft-check';
import { formDraft } from '.';

jest.mock( '../../api/admin/check-edited-form' );
jest.mock( '../form-on-screen', () => ( {
	formOnScreen: jest.fn(),
	unsavedForm: ( form: object ) => form,
} ) );

const server = jest.mocked( checkEditedForm );
const answer = { fields: {}, problems: [], warnings: [] };

const Upkeep = () => {
	useDraftCheck();
	return null;
};

type Form = ReturnType< typeof formOnScreen >;

/** Changes the form in the editor. */
const show = ( title: string ) => {
	jest.mocked( formOnScreen ).mockImplementation( ( read ) => {
		read( formDraft ).getDestination( null );
		return FORMS[ title ] as Form;
	} );
	return act( async () => void dispatch( formDraft ).goTo( { field: null, setting: title } ) );
};

const FORMS: Record< string, Partial< Form > > = { One: { title: 'One' }, Two: { title: 'Two' } };

const wait = ( milliseconds: number ) => act( () => jest.advanceTimersByTimeAsync( milliseconds ) );

const isFailed = () => select( formDraft ).isCheckFailed();

beforeEach( async () => {
	jest.useFakeTimers();
	server.mockReset().mockRejectedValue( new Error( 'offline' ) );
	await dispatch( formDraft ).receiveCheck( answer );
	await show( 'One' );
	render( <Upkeep /> );
} );

afterEach( () => jest.useRealTimers() );

it( 'says that a check failed, asks again by itself, and says no more once it is answered', async () => {
	expect( isFailed() ).toBe( false );
	await wait( 400 );
	expect( isFailed() ).toBe( true );
	server.mockResolvedValue( answer );
	await wait( 9_999 );
	expect( server ).toHaveBeenCalledTimes( 1 );
	await wait( 1 );
	expect( server ).toHaveBeenCalledTimes( 2 );
	expect( isFailed() ).toBe( false );
	await wait( 60_000 );
	expect( server ).toHaveBeenCalledTimes( 2 );
} );

it( 'asks again as soon as there is a connection, and then once', async () => {
	await wait( 400 );
	server.mockResolvedValue( answer );
	window.dispatchEvent( new Event( 'online' ) );
	await wait( 0 );
	expect( isFailed() ).toBe( false );
	window.dispatchEvent( new Event( 'online' ) );
	await wait( 60_000 );
	expect( server ).toHaveBeenCalledTimes( 2 );
} );

it( 'asks about what is on the screen now, not about what it was', async () => {
	await wait( 400 );
	await show( 'Two' );
	await wait( 400 );
	await wait( 10_000 );
	expect( server.mock.calls.map( ( [ form ] ) => form.title ) ).toEqual( [
		'One',
		'Two',
		'Two',
	] );
} );
