import { expect, test } from '../support/browser/reused-page';
import type { Answers } from '../support/forms/enquiry';
import type { FormOnPage } from '../support/forms/form';
import { fixtures } from '../support/site/fixtures';

type Messages = Record< string, string >;

const TEXT = 'Please complete this field.';
const BLANK = `${ TEXT } Spaces alone are not an answer.`;
const EMAIL = 'Please enter a valid email address.';
const PHONE = 'Please enter a valid phone number.';
const NUMBER = 'Please input a valid number.';
const URL = 'Please enter a valid URL.';
const CHOICE = 'Please select an option.';
const CONSENT = 'Please agree to the policy to proceed.';

const REQUIRED: Messages = { 1: TEXT, 2: EMAIL, 6: CHOICE, 7: CHOICE, 9: TEXT, 11: CONSENT };

/** Answers that browsers accept, with the spec's messages about them. */
const CASES: Array< { name: string; answers: Answers; messages: Messages } > = [
	{ name: 'nothing at all', answers: {}, messages: REQUIRED },
	{
		name: 'white space alone',
		answers: { input_1: '  ', input_9: ' \n\t ' },
		messages: { ...REQUIRED, 1: BLANK, 9: BLANK },
	},
	{
		name: 'malformed answers',
		answers: {
			input_2: 'jo@example',
			input_3: '12345',
			input_4: '1.234',
			input_5: 'www.example.com',
		},
		messages: { ...REQUIRED, 2: EMAIL, 3: PHONE, 4: NUMBER, 5: URL },
	},
	{
		name: 'an address with a space, a loan that is nought, a foreign scheme',
		answers: {
			input_1: '0',
			input_2: 'jo smith@example.com',
			input_3: '+61 412 345 678',
			input_4: '0',
			input_5: 'ftp://example.com',
			input_6: 'home',
			input_7: 'morning',
			input_9: '0',
			input_11_1: '1',
		},
		messages: { 2: EMAIL, 5: URL },
	},
];

/** Values of an empty form, so that each case starts without answers. */
const EMPTY: Answers = Object.fromEntries(
	[ 1, 2, 3, 4, 5, 6, 9 ].map( ( id ) => [ `input_${ id }`, '' ] )
);

/** Runs the cases in order: only the last one selects answers that cannot be cleared. */
async function expectSaid( form: FormOnPage ): Promise< void > {
	for ( const { name, answers, messages } of CASES ) {
		await form.fill( { ...EMPTY, ...answers } );
		await form.submit.click();
		await expect.poll( () => form.messages(), name ).toEqual( messages );
	}
}

test.describe( 'the spec’s messages answer nothing, white space and what is malformed', () => {
	test( 'in the live form', async ( { form } ) => expectSaid( await form.openLive() ) );

	test.describe( 'without JavaScript', () => {
		test.use( { javaScriptEnabled: false } );

		test( 'in the page that comes back', async ( { form } ) =>
			expectSaid( await form.open() ) );
	} );

	test( 'over REST', async ( { request } ) => {
		const path = `/wp-json/gf/v2/forms/${ fixtures().formId }/submissions`;
		for ( const { name, answers, messages } of CASES ) {
			const response = await request.post( path, { data: answers } );
			expect( response.status(), name ).toBe( 400 );
			expect( await response.json(), name ).toMatchObject( {
				is_valid: false,
				validation_messages: messages,
			} );
		}
	} );
} );
