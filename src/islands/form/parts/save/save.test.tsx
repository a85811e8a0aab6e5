import { screen } from '@testing-library/react';
import {
	answerWith,
	fetched,
	fillIn,
	input,
	find,
	advanceTime,
	clickOn,
	send,
	sentBody,
	thanks,
	user,
	wake,
} from '../../../../../tests/js/enquiry-form';
import { printSaving } from '../../../../../tests/js/saved-form';
import { navigateTo } from '../../confirmation/redirect';
import '.';

jest.mock( '../../confirmation/redirect', () => ( {
	...jest.requireActual( '../../confirmation/redirect' ),
	navigateTo: jest.fn(),
} ) );

const TOKEN = 'Vq0mC2v7c5d1mJx4bYc0d1Zr9s8t7u6v';
const LINK = `http://localhost/?formid=12&formtoken=${ TOKEN }`;
const saved = { is_valid: true, resume_token: TOKEN, draft_version: 3 };
const refusal = ( status: number, code: string, message: string ) => ( { status, code, message } );
const changed = refusal( 409, 'atoll_draft_changed', 'Nothing was overwritten.' );

const save = () => clickOn( '[data-atoll=save]' );
const hidden = ( name: string ) => find< HTMLInputElement >( `[name=${ name }]` ).value;
const email = () => screen.getByLabelText( /^Enter your email address/ );

/** Opens dialogs as browsers do; jsdom has no modal dialogs. */
const openDialogs = () => {
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
	};
};

beforeEach( () => {
	jest.useFakeTimers();
	jest.clearAllMocks();
	sessionStorage.clear();
	openDialogs();
	printSaving();
	wake();
} );
afterEach( () => jest.useRealTimers() );

it( 'saves what the inputs hold, valid or not, and shows the link', async () => {
	await user.type( input( 2 ), 'half an add' );
	answerWith( saved );
	await save();
	expect( sentBody( 0 ) ).toMatchObject( {
		input_2: 'half an add',
		gform_save: '1',
		gform_unique_id: expect.stringMatching( /^[0-9a-z]{20}$/ ),
		atoll_page: '0',
	} );
	expect( screen.getByRole( 'dialog' ) ).toHaveTextContent(
		'Please use the following link to return and complete this form from any computer.'
	);
	expect( screen.getByRole( 'dialog' ) ).toHaveTextContent( 'The link expires after 30 days.' );
	expect( screen.getByLabelText( 'Link to your form' ) ).toHaveValue( LINK );
	expect( email() ).toHaveAttribute( 'placeholder', 'name@example.com' );
	expect( email() ).toHaveValue( 'half an add' );
	expect( document.querySelector( '.atoll-summary' ) ).toBeNull();
} );

it( 'says while it saves that it does, and saves once', async () => {
	answerWith( new Promise< object >( () => {} ) );
	await save();
	await save();
	expect( find( '[data-atoll=status]' ) ).toHaveTextContent( 'Saving…' );
	expect( fetched ).toHaveBeenCalledTimes( 1 );
} );

it( 'goes on as the draft that it has become', async () => {
	answerWith( saved );
	await save();
	expect( [ hidden( 'gform_resume_token' ), hidden( 'atoll_draft_version' ) ] ).toEqual( [
		TOKEN,
		'3',
	] );
} );

it( 'closes once the link is sent, and says so', async () => {
	answerWith( saved );
	await save();
	fetched.mockResolvedValueOnce( { status: 200, text: async () => '"success"' } );
	await user.type( email(), 'jo@example.com{Enter}' );
	await advanceTime( 0 );
	expect( sentBody( 1 ) ).toEqual( { email: 'jo@example.com', resume_url: LINK } );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	expect( find( '[data-atoll=save-modal] [role=status]' ) ).toHaveTextContent(
		'The link is on its way to your inbox.'
	);
} );

it( "errs at the email field, in the server's words, and stays open", async () => {
	answerWith(
		saved,
		refusal( 400, 'atoll_email_invalid', 'Please enter a valid email address.' )
	);
	await save();
	await user.type( email(), 'jo{Enter}' );
	await advanceTime( 0 );
	expect( screen.getByRole( 'dialog' ) ).toHaveTextContent(
		'Please enter a valid email address.'
	);
	expect( email() ).toHaveAttribute( 'aria-invalid', 'true' );
	expect( email().closest( 'form' ) ).toHaveClass( 'is-invalid' );
	expect( console ).toHaveErrored();
} );

it( 'takes anything but success for a failure', async () => {
	answerWith( saved, { hello: 1 } );
	await save();
	await user.type( email(), 'jo@example.com{Enter}' );
	await advanceTime( 0 );
	expect( email() ).toHaveAttribute( 'aria-invalid', 'true' );
	expect( screen.getByRole( 'dialog' ) ).toHaveTextContent( 'We could not send the link.' );
	expect( console ).toHaveErrored();
} );

it( 'tells of a failure and tries again, with the answers kept', async () => {
	fillIn();
	answerWith( new TypeError( 'cut' ), saved );
	await save();
	expect( find( '[data-atoll=save-modal] [role=alert]' ) ).toHaveTextContent(
		'Your answers are still here'
	);
	expect( input( 1 ) ).toHaveValue( 'Jo' );
	await clickOn( '[data-atoll=save-modal] button' );
	expect( screen.getByRole( 'dialog' ) ).toBeInTheDocument();
	expect( console ).toHaveErrored();
} );

it( 'names this page in each save, by another name what is saved apart', async () => {
	answerWith( new TypeError( 'cut' ), changed, saved );
	await save();
	await clickOn( '[data-atoll=save-modal] button' );
	await user.click( screen.getByRole( 'button', { name: 'Save mine separately' } ) );
	await advanceTime( 0 );
	const [ lost, again, apart ] = [ 0, 1, 2 ].map( ( call ) => sentBody( call ).atoll_tab );
	expect( lost ).toMatch( /^[0-9a-z]{40}$/ );
	expect( again ).toBe( lost );
	expect( apart ).toMatch( /^[0-9a-z]{40}$/ );
	expect( apart ).not.toBe( lost );
	expect( console ).toHaveErrored();
} );

it( 'offers the second of two editors to save apart', async () => {
	answerWith( saved, changed, { ...saved, resume_token: 'other' } );
	await save();
	await clickOn( '.atoll-dialog__close' );
	await save();
	expect( find( '[data-atoll=save-modal] [role=alert]' ) ).toHaveTextContent(
		'Nothing was overwritten.'
	);
	await user.click( screen.getByRole( 'button', { name: 'Save mine separately' } ) );
	await advanceTime( 0 );
	expect( sentBody( 2 ).gform_resume_token ).toBe( '' );
	expect( hidden( 'gform_resume_token' ) ).toBe( 'other' );
	expect( console ).toHaveErrored();
} );

it( 'opens what was saved apart with copies of the files, since this page has the files of the other', async () => {
	await user.type( input( 1 ), 'Mine' );
	find( 'form' ).insertAdjacentHTML(
		'beforeend',
		'<input type="hidden" name="gform_uploaded_files" value="{}">'
	);
	answerWith( { ...saved, gform_unique_id: 'its0own0key' } );
	await save();
	window.dispatchEvent( new Event( 'pagehide' ) );
	const address = `${ LINK }&atoll_saved=1#atoll-saved-12`;
	expect( navigateTo ).toHaveBeenCalledWith( address );
	expect( sessionStorage ).toHaveLength( 0 );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
} );

it( 'goes on with the key of what was saved apart, where no file has to change with it', async () => {
	answerWith( { ...saved, gform_unique_id: 'its0own0key' } );
	await save();
	expect( hidden( 'gform_unique_id' ) ).toBe( 'its0own0key' );
	expect( screen.getByRole( 'dialog' ) ).toBeInTheDocument();
	expect( navigateTo ).not.toHaveBeenCalled();
} );

it( 'or to open the newer version, with nothing of this page above it', async () => {
	await user.type( input( 1 ), 'Mine' );
	answerWith( saved, changed );
	await save();
	await clickOn( '.atoll-dialog__close' );
	await save();
	await user.click( screen.getByRole( 'button', { name: 'Open the newer version' } ) );
	window.dispatchEvent( new Event( 'pagehide' ) );
	expect( navigateTo ).toHaveBeenCalledWith( LINK );
	expect( sessionStorage ).toHaveLength( 0 );
	expect( console ).toHaveErrored();
} );

describe( 'of an entry that was changed by another window', () => {
	const outdated = refusal( 409, 'atoll_entry_changed', 'Nothing was overwritten: send again.' );

	beforeEach( async () => {
		Element.prototype.scrollIntoView = jest.fn();
		find( 'form' ).insertAdjacentHTML(
			'beforeend',
			'<input type="hidden" name="update_entry_id" value="345"><input type="hidden" name="atoll_entry_version" value="1">'
		);
		fillIn();
		answerWith( outdated, thanks );
		await send();
	} );

	it( 'says so and sends mine all the same when asked to', async () => {
		expect( find( '[data-atoll=failure]' ) ).toHaveTextContent( 'Nothing was overwritten' );
		expect( sentBody( 0 ).atoll_entry_version ).toBe( '1' );
		await clickOn( '[data-atoll=failure] button' );
		expect( sentBody( 1 ) ).toMatchObject( {
			update_entry_id: '345',
			atoll_entry_version: '',
		} );
		expect( console ).toHaveErrored();
	} );

	it( 'or opens the newer version', async () => {
		await user.click( screen.getByRole( 'button', { name: 'Open the newer version' } ) );
		expect( navigateTo ).toHaveBeenCalledWith( location.href );
		expect( console ).toHaveErrored();
	} );
} );
