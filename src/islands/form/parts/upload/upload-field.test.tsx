import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dispatch } from '@wordpress/data';
import { forms, uploads, type FieldState, type UploadItem } from '@atoll/stores';
import type { FormTexts } from '../../../../contract/texts';
import type { Context } from '../../context';
import { showErrors } from '../../errors/show-errors';
import { markupOf } from '../../markup/markup';
import { fieldSubscriptions } from '../../store/field-subscriptions';
import { UploadField } from './upload-field';

const KEY = 'atoll-form-1';

const TEXTS = {
	retry: 'Try again',
	uploadDone: '{filename} is here.',
	uploadHas: 'So far: {filenames}.',
	uploadProgress: 'Uploading {filename}',
	uploadCancel: 'Cancel',
	uploadRemove: 'Remove',
	uploadRemoved: '{filename} is gone.',
} as FormTexts;

const FIELD = {
	id: 6,
	shape: 'files',
	inputs: [],
	rules: [],
	messages: {},
	multipleFiles: true,
	maxFiles: 9,
};

const uploader = { add: jest.fn(), refuse: jest.fn(), remove: jest.fn(), retry: jest.fn() };

const item = ( key: string, more: Partial< UploadItem > = {} ): UploadItem => ( {
	key,
	field: 6,
	name: `${ key }.pdf`,
	size: 10,
	modified: 0,
	sent: 0,
	id: '',
	state: 'sending',
	message: '',
	...more,
} );

const add = ( ...items: UploadItem[] ) => act( () => void dispatch( uploads ).added( KEY, items ) );
const change = ( key: string, changes: Partial< UploadItem > ) =>
	act( () => void dispatch( uploads ).changed( KEY, key, changes ) );
const check = ( message: string ) =>
	act( () => void dispatch( forms ).checked( KEY, { 6: message } ) );

const control = () => screen.getByLabelText( 'Payslips' );
const announcement = () => screen.getByRole( 'status' ).textContent;

const show = ( ...items: UploadItem[] ) => {
	document.body.innerHTML = `<div id="${ KEY }"><form><div data-field="6">
		<label for="files">Payslips</label><div id="error" data-atoll="error"></div>
		<input type="file" id="files" aria-describedby="error"><div data-atoll="uploads"></div>
	</div></form></div>`;
	const element = document.getElementById( KEY )!;
	const blank = { page: 0, value: '', errorMessage: '' } as FieldState;
	dispatch( forms ).opened( KEY, { 6: blank } );
	dispatch( uploads ).cleared( KEY );
	dispatch( uploads ).added( KEY, items );
	const context = {
		key: KEY,
		definition: { texts: TEXTS, fields: [ FIELD ] },
		markup: markupOf( element ),
		subscribe: fieldSubscriptions( KEY ),
	} as unknown as Context;
	showErrors( context );
	render(
		<UploadField context={ context } field={ FIELD as never } uploader={ uploader as never } />
	);
};

it( 'says each of several files as it arrives, and none that was there before', () => {
	show( item( 'old', { state: 'done' } ), item( 'a' ), item( 'b' ) );
	expect( announcement() ).toBe( '' );
	change( 'b', { state: 'done' } );
	expect( announcement() ).toBe( 'b.pdf is here.' );
	change( 'a', { state: 'done' } );
	expect( announcement() ).toBe( 'a.pdf is here.' );
} );

it( 'tells an error of a file at the control, also while the question itself is content', () => {
	show( item( 'a' ) );
	expect( control() ).not.toHaveAttribute( 'aria-invalid' );
	change( 'a', { state: 'refused', message: 'a.pdf - No.' } );
	expect( control() ).toHaveAttribute( 'aria-invalid', 'true' );
	expect( control() ).toHaveAccessibleDescription( /a\.pdf - No\.$/ );
	expect( announcement() ).toBe( 'a.pdf - No.' );
	check( 'Please upload a file.' );
	check( '' );
	expect( control() ).toHaveAttribute( 'aria-invalid', 'true' );
	act( () => void dispatch( uploads ).removed( KEY, 'a' ) );
	expect( control() ).not.toHaveAttribute( 'aria-invalid' );
} );

it( "leaves the question's own error at the control when its files are right", () => {
	show( item( 'a' ) );
	check( 'Please wait.' );
	change( 'a', { state: 'done' } );
	expect( control() ).toHaveAttribute( 'aria-invalid', 'true' );
	check( '' );
	expect( control() ).not.toHaveAttribute( 'aria-invalid' );
} );

it( 'says no longer that a line is lost when it goes on, so that it is heard when it is lost again', () => {
	show( item( 'a' ) );
	for ( const sent of [ 1, 2 ] ) {
		change( 'a', { message: 'The connection was lost.' } );
		expect( announcement() ).toBe( 'The connection was lost.' );
		change( 'a', { message: '', sent } );
		expect( announcement() ).toBe( '' );
	}
} );

it( 'offers to try again while a file waits for its connection, and counts that as no error', async () => {
	show( item( 'a' ) );
	expect( screen.queryByRole( 'button', { name: 'Try again a.pdf' } ) ).toBeNull();
	change( 'a', { message: 'The connection was lost.' } );
	expect( announcement() ).toBe( 'The connection was lost.' );
	expect( control() ).not.toHaveAttribute( 'aria-invalid' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Try again a.pdf' } ) );
	expect( uploader.retry ).toHaveBeenCalledWith( 'a' );
} );

it( 'hands the focus on when there is nothing to try again, and takes it from nobody', () => {
	show( item( 'a' ), item( 'b' ) );
	const retry = () => screen.getByRole( 'button', { name: 'Try again a.pdf' } );
	change( 'a', { state: 'failed', message: 'a.pdf - No.' } );
	retry().focus();
	change( 'a', { state: 'waiting', message: '' } );
	expect( screen.getByRole( 'button', { name: 'Cancel a.pdf' } ) ).toHaveFocus();
	screen.getByRole( 'button', { name: 'Cancel b.pdf' } ).focus();
	change( 'a', { message: 'The connection was lost.' } );
	change( 'a', { message: '' } );
	expect( screen.getByRole( 'button', { name: 'Cancel b.pdf' } ) ).toHaveFocus();
} );

it( 'says at the control which files it has, where the browser says that none is chosen', () => {
	show();
	expect( control().closest( '.has-files' ) ).toBeNull();
	add( item( 'a', { state: 'done' } ), item( 'b' ) );
	expect( control().closest( '.has-files' ) ).not.toBeNull();
	expect( control() ).toHaveAccessibleDescription( /So far: a\.pdf, b\.pdf\.$/ );
} );
