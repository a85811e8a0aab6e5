/** @jest-environment node */
import type { FormField } from '../../../builder/fields/form-fields';
import { summaryOf } from './summary';

const FIELDS = [ { id: 3, label: 'Your email' } as FormField ];

it.each( [
	[ 'addresses', { to: 'office@example.com' }, 'To office@example.com' ],
	[ 'nobody', { to: ' ' }, 'To nobody yet' ],
	[ 'a question', { toType: 'field', toField: '3' }, 'To the address in “Your email”' ],
	[
		'a question, as older forms name it',
		{ toType: 'field', to: '3' },
		'To the address in “Your email”',
	],
	[ 'a question that is gone', { toType: 'field', toField: '9' }, 'To nobody yet' ],
	[
		'rules, each address once',
		{
			toType: 'routing',
			routing: [ { email: 'a@x.au' }, { email: 'b@x.au' }, { email: 'a@x.au' } ],
		},
		'By the answers, to a@x.au, b@x.au',
	],
	[
		'another event',
		{ event: 'form_saved', to: 'a@x.au' },
		'Imported with an event other than sending the form. Atoll does not send it.',
	],
] )( 'says whom it goes to: %s', ( _, notification, expected ) => {
	expect( summaryOf( { id: 'a', ...notification } as never, FIELDS ) ).toBe( expected );
} );
