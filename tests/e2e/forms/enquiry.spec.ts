import type { APIRequestContext, Page } from '@playwright/test';
import { sendByKeyboard } from '../support/browser/keyboard';
import { expect, test } from '../support/browser/reused-page';
import { CONFIRMATION, storedAnswers, validAnswers } from '../support/forms/enquiry';
import { FormOnPage } from '../support/forms/form';
import { answersOf, entriesWith } from '../support/site/api';
import { fixtures } from '../support/site/fixtures';

/** Returns the only entry with the marker; fails if there is none or more than one. */
async function storedOnce( marker: string ): Promise< Record< string, unknown > > {
	const entries = await entriesWith( marker );
	expect( entries ).toHaveLength( 1 );
	return answersOf( entries[ 0 ] ?? {} );
}

/** Submits answers without a browser. */
async function send( request: APIRequestContext, options: object ): Promise< unknown > {
	const path = `/wp-json/gf/v2/forms/${ fixtures().formId }/submissions`;
	return ( await request.post( path, options ) ).json();
}

test.describe( 'an enquiry is stored once, with the same answers,', () => {
	const confirmed = ( page: Page ) =>
		expect( new FormOnPage( page ).confirmation ).toContainText( CONFIRMATION );

	// In the same way accessibility.spec.ts submits the demo's enquiry, and every-kind.spec.ts a form with all kinds.
	test(
		'when sent with the keyboard alone',
		{ tag: '@long' },
		async ( { page, form, marker } ) => {
			const answers = validAnswers( marker );
			await form.open();
			await sendByKeyboard( page, ( { name, type, value } ) =>
				type === 'checkbox' && value !== answers[ name ] ? undefined : answers[ name ]
			);
			await confirmed( page );
			expect( await storedOnce( marker ) ).toEqual( storedAnswers( marker ) );
		}
	);

	test.describe( 'without JavaScript', () => {
		test.use( { javaScriptEnabled: false } );

		test( 'when sent by the browser', async ( { page, form, marker } ) => {
			await form.open();
			await form.fill( validAnswers( marker ) );
			await form.submit.click();
			await confirmed( page );
			expect( await storedOnce( marker ) ).toEqual( storedAnswers( marker ) );
		} );
	} );

	for ( const encoding of [ 'form', 'data', 'multipart' ] as const ) {
		test( `when sent over REST as ${ encoding }`, async ( { request, marker } ) => {
			const answer = await send( request, { [ encoding ]: validAnswers( marker ) } );
			expect( answer ).toMatchObject( {
				is_valid: true,
				confirmation_type: 'message',
				confirmation_message: expect.stringContaining( CONFIRMATION ),
			} );
			expect( await storedOnce( marker ) ).toEqual( storedAnswers( marker ) );
		} );
	}
} );
