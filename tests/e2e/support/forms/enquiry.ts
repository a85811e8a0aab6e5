/** Submitted values by input name. */
export type Answers = Record< string, string >;

export const CONFIRMATION = 'Thank you. A broker will call you soon.';

const LOANS = [
	{ text: 'Home loan', value: 'home' },
	{ text: 'Refinancing', value: 'refinance' },
	{ text: 'Vehicle loan', value: 'vehicle' },
];

const TIMES = [
	{ text: 'Morning', value: 'morning' },
	{ text: 'Afternoon', value: 'afternoon' },
];

const TOPICS = [
	{ text: 'Rates', value: 'rates' },
	{ text: 'Fees', value: 'fees' },
	{ text: 'Grants', value: 'grants' },
];

/** Consent to the privacy policy, in Gravity Forms' format. */
export const PRIVACY_FIELD = {
	id: 11,
	type: 'consent',
	label: 'Privacy',
	checkboxLabel: 'I agree to the privacy policy.',
	isRequired: true,
	choices: [ { text: 'Checked', value: '1' } ],
	inputs: [
		{ id: '11.1', label: 'Consent' },
		{ id: '11.2', label: 'Text', isHidden: true },
		{ id: '11.3', label: 'Description', isHidden: true },
	],
};

/** Form with every kind, in Gravity Forms' format. */
export const ENQUIRY_FORM = {
	title: 'Test enquiry',
	button: { type: 'text', text: 'Send enquiry' },
	fields: [
		{ id: 1, type: 'text', label: 'Your name', isRequired: true, maxLength: 60 },
		{ id: 2, type: 'email', label: 'Email', isRequired: true },
		{ id: 3, type: 'phone', label: 'Phone', phoneFormat: 'international' },
		{ id: 4, type: 'number', label: 'Amount', numberFormat: 'decimal_dot' },
		{ id: 5, type: 'website', label: 'Website' },
		{
			id: 6,
			type: 'select',
			label: 'Loan',
			placeholder: 'Choose a loan',
			choices: LOANS,
			isRequired: true,
		},
		{ id: 7, type: 'radio', label: 'Best time', choices: TIMES, isRequired: true },
		{
			id: 8,
			type: 'checkbox',
			label: 'Topics',
			choices: TOPICS,
			inputs: TOPICS.map( ( { text }, index ) => ( {
				id: `8.${ index + 1 }`,
				label: text,
			} ) ),
		},
		{ id: 9, type: 'textarea', label: 'Message', isRequired: true },
		{ id: 10, type: 'html', content: '<p>We answer within one working day.</p>' },
		PRIVACY_FIELD,
	],
	confirmations: [
		{ id: 'thanks', name: 'Default', isDefault: true, type: 'message', message: CONFIRMATION },
	],
};

/** Returns a text that no other test submits, to find an entry by. */
export const newMarker = (): string =>
	`e2e${ Date.now().toString( 36 ) }${ Math.random().toString( 36 ).slice( 2, 8 ) }`;

/** Returns one valid answer to every field. */
export const validAnswers = ( marker: string ): Answers => ( {
	input_1: 'Zoë O’Connor 李',
	input_2: `${ marker }@example.com.au`,
	input_3: '(02) 9876 5432',
	input_4: '450000.50',
	input_5: 'https://example.com/',
	input_6: 'refinance',
	input_7: 'afternoon',
	input_8_1: 'rates',
	input_8_3: 'grants',
	// Repeated identical text would count as spam.
	input_9: `First line "quoted" & <b>bold</b>\nsecond line ${ marker }`,
	input_11_1: '1',
} );

/** Returns the values of an entry after `validAnswers`, whichever way they were submitted. */
export const storedAnswers = ( marker: string ): Record< string, string > => ( {
	1: 'Zoë O’Connor 李',
	2: `${ marker }@example.com.au`,
	3: '(02) 9876 5432',
	4: '450000.50',
	5: 'https://example.com/',
	6: 'refinance',
	7: 'afternoon',
	8.1: 'rates',
	8.3: 'grants',
	9: `First line "quoted" & <b>bold</b>\nsecond line ${ marker }`,
	11.1: '1',
	11.2: 'I agree to the privacy policy.',
	11.3: '1',
} );
