import { resolve } from 'node:path';
import { PRIVACY_FIELD } from './enquiry';
import type { Given } from './form';

/** File that a person attaches. */
export const PAYSLIP = resolve( __dirname, '../../../fixtures/files/payslip.pdf' );

const choices = ( ...texts: string[] ) => texts.map( ( text ) => ( { text, value: text } ) );

/** Returns the inputs of one field, by number. */
const inputsOf = ( field: number, labels: Record< number, string > ) =>
	Object.entries( labels ).map( ( [ number, label ] ) => ( {
		id: `${ field }.${ number }`,
		label,
		name: '',
	} ) );

/** Form with every kind, on two pages, in Gravity Forms' format. */
export const EVERY_KIND_FORM = {
	title: 'Test of every kind',
	fields: [
		{ id: 1, type: 'text', label: 'Reference', isRequired: true },
		{ id: 2, type: 'email', label: 'Email', isRequired: true },
		{ id: 3, type: 'phone', label: 'Phone', phoneFormat: 'international' },
		{ id: 4, type: 'number', label: 'Amount', numberFormat: 'decimal_dot' },
		{ id: 5, type: 'website', label: 'Website' },
		{ id: 6, type: 'select', label: 'Loan', choices: choices( 'Home', 'Vehicle' ) },
		{ id: 7, type: 'radio', label: 'Best time', choices: choices( 'Morning', 'Evening' ) },
		{
			id: 8,
			type: 'checkbox',
			label: 'Topics',
			choices: choices( 'Rates', 'Fees', 'Grants' ),
			inputs: inputsOf( 8, { 1: 'Rates', 2: 'Fees', 3: 'Grants' } ),
		},
		{ id: 9, type: 'textarea', label: 'Message' },
		{ id: 10, type: 'html', content: '<p>We answer within one working day.</p>' },
		{ id: 12, type: 'password', label: 'Password', inputs: null },
		{
			id: 13,
			type: 'multiselect',
			label: 'Lenders',
			choices: choices( 'One', 'Two', 'Three' ),
		},
		{ id: 24, type: 'page', nextButton: { type: 'text', text: 'Next' } },
		{
			id: 14,
			type: 'name',
			label: 'Name',
			nameFormat: 'advanced',
			isRequired: true,
			inputs: [
				{
					id: '14.2',
					label: 'Prefix',
					name: '',
					choices: choices( 'Mr', 'Ms', 'Dr' ),
					inputType: 'radio',
				},
				{ id: '14.3', label: 'First', name: '' },
				{ id: '14.4', label: 'Middle', name: '' },
				{ id: '14.6', label: 'Last', name: '' },
				{ id: '14.8', label: 'Suffix', name: '', isHidden: true },
			],
		},
		{
			id: 15,
			type: 'address',
			label: 'Address',
			addressType: 'international',
			inputs: inputsOf( 15, {
				1: 'Street Address',
				2: 'Address Line 2',
				3: 'City',
				4: 'State / Province',
				5: 'ZIP / Postal Code',
				6: 'Country',
			} ),
		},
		{
			id: 16,
			type: 'list',
			label: 'Debts',
			enableColumns: true,
			choices: choices( 'Lender', 'Balance' ),
		},
		{ id: 17, type: 'fileupload', label: 'Payslips', allowedExtensions: 'pdf,jpg' },
		{ id: 18, type: 'date', label: 'Settled on', dateType: 'datepicker', dateFormat: 'dmy' },
		{
			id: 19,
			type: 'date',
			label: 'Born on',
			dateType: 'datedropdown',
			dateFormat: 'dmy',
			inputs: inputsOf( 19, { 1: 'Month', 2: 'Day', 3: 'Year' } ),
		},
		{
			id: 20,
			type: 'date',
			label: 'Moved in on',
			dateType: 'datefield',
			dateFormat: 'dmy_dash',
			inputs: inputsOf( 20, { 1: 'Month', 2: 'Day', 3: 'Year' } ),
		},
		{
			id: 21,
			type: 'time',
			label: 'Call at',
			timeFormat: '12',
			inputs: inputsOf( 21, { 1: 'HH', 2: 'MM', 3: 'AM/PM' } ),
		},
		{
			id: 22,
			type: 'quiz',
			inputType: 'radio',
			gquizFieldType: 'radio',
			label: 'What is an offset account?',
			choices: [
				{ text: 'Savings that reduce interest', value: 'gquiz22a', gquizIsCorrect: true },
				{ text: 'A second loan', value: 'gquiz22b', gquizIsCorrect: false },
			],
		},
		PRIVACY_FIELD,
		{ id: 23, type: 'captcha', label: 'Are you a person?' },
	],
	confirmations: [
		{ id: 'thanks', name: 'Default', isDefault: true, type: 'message', message: 'Thank you.' },
	],
};

/** Returns one valid answer to every field of the first page; a list for inputs that share a name. */
export const firstPage = ( marker: string ): Record< string, Given > => ( {
	input_1: 'Zoë O’Connor 李',
	input_2: `${ marker }@example.com.au`,
	input_3: '(02) 9876 5432',
	input_4: '450000.50',
	input_5: 'https://example.com/',
	input_6: 'Vehicle',
	input_7: 'Evening',
	input_8_1: 'Rates',
	input_8_3: 'Grants',
	input_9: 'First line "quoted" & <b>bold</b>\nsecond line',
	input_12: 'correct horse battery staple',
	'input_13[]': [ 'One', 'Three' ],
} );

/** Answers to the second page, except the file and the captcha, which each test gives differently. */
export const secondPage: Record< string, Given > = {
	input_14_2: 'Dr',
	input_14_3: 'Jo',
	input_14_4: 'Kim',
	input_14_6: 'Lee',
	input_15_1: '12 George St',
	input_15_2: '-',
	input_15_3: 'Sydney',
	input_15_4: 'New South Wales',
	input_15_5: '2000',
	input_15_6: 'Australia',
	'input_16[]': [ 'First Bank', '1200' ],
	input_18: '29/02/2024',
	'input_19[]': [ '31', '12', '1999' ],
	'input_20[]': [ '01', '07', '2021' ],
	'input_21[]': [ '02', '30', 'pm' ],
	input_22: 'gquiz22a',
	input_11_1: '1',
};

/** Returns the values of the entry, whichever way they were submitted; the file's URL depends on the server. */
export const storedEvery = ( marker: string ): Record< string, unknown > => ( {
	1: 'Zoë O’Connor 李',
	2: `${ marker }@example.com.au`,
	3: '(02) 9876 5432',
	4: '450000.50',
	5: 'https://example.com/',
	6: 'Vehicle',
	7: 'Evening',
	8.1: 'Rates',
	8.3: 'Grants',
	9: 'First line "quoted" & <b>bold</b>\nsecond line',
	12: 'set',
	13: [ 'One', 'Three' ],
	14.2: 'Dr',
	14.3: 'Jo',
	14.4: 'Kim',
	14.6: 'Lee',
	15.1: '12 George St',
	15.2: '-',
	15.3: 'Sydney',
	15.4: 'New South Wales',
	15.5: '2000',
	15.6: 'Australia',
	16: [ { Lender: 'First Bank', Balance: '1200' } ],
	18: '2024-02-29',
	19: '1999-12-31',
	20: '2021-07-01',
	21: '02:30 pm',
	22: 'gquiz22a',
	11.1: '1',
	11.2: 'I agree to the privacy policy.',
	11.3: '1',
} );
