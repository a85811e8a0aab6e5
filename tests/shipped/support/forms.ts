/** First field, in Gravity Forms' format, of the forms that do not come from a pattern. */
const NAME = { id: 1, type: 'text', label: 'Your name', isRequired: true };

/** Returns a form that redirects to another page after it is submitted. */
export const leadsOn = ( page: number ) => ( {
	title: 'Ask for a guide',
	fields: [ NAME ],
	confirmations: [ { isDefault: true, name: 'Default', type: 'page', pageId: page } ],
} );

/** Form with two pages and a file, which can be saved and sends the applicant a mail. */
export const APPLICATION = {
	title: 'Home loan application',
	save: { enabled: true },
	fields: [
		NAME,
		{ id: 2, type: 'email', label: 'Email', isRequired: true },
		{ id: 3, type: 'page' },
		{ id: 4, type: 'textarea', label: 'Your situation', isRequired: true },
		{ id: 5, type: 'fileupload', label: 'Latest payslip', allowedExtensions: 'pdf' },
	],
	confirmations: [
		{ isDefault: true, name: 'Default', type: 'message', message: 'Your application is here.' },
	],
	notifications: [
		{
			name: 'To the office',
			toType: 'email',
			to: '{admin_email}',
			subject: 'An application',
			message: '{all_fields}',
		},
	],
};
