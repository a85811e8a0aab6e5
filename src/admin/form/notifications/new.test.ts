import type { EditorData } from '../../../builder/editor-data';
import type { FormField } from '../../../builder/fields/form-fields';
import { newNotification, recipientChanges } from './new';

const field = ( id: number, label: string, isEmailAddress = false ): FormField => ( {
	id,
	kind: isEmailAddress ? 'email' : 'text',
	label,
	page: 0,
	isEmailAddress,
	tells: isEmailAddress ? 'email' : '',
	shape: 'text',
	choices: [],
	inputs: [],
	conditions: [],
	formula: '',
} );

const ONE = [ field( 1, 'Name' ), field( 2, 'Email', true ) ];
const TWO = [ ...ONE, field( 3, 'Email of your partner', true ) ];

const FORM_TEXTS = { confirmation: 'Thank you. We have received your form.' };

beforeAll( () => {
	window.atollFormEditor = { texts: FORM_TEXTS } as EditorData;
} );

it( 'has staff reply to whoever sent it, where one question asks for an address', () => {
	expect( newNotification( ONE ).replyTo ).toBe( '{Email:2}' );
	expect( newNotification( TWO ).replyTo ).toBe( '' );
} );

it( 'takes no address for theirs that is sent without being seen', () => {
	const agent = { ...field( 3, 'Agent', true ), tells: '' };
	expect( newNotification( [ agent, ...ONE ] ).replyTo ).toBe( '{Email:2}' );
} );

it( 'picks the only question for an address, and says nothing to visitors that is for staff', () => {
	const changes = recipientChanges( 'field', newNotification( ONE ), ONE );
	expect( changes ).toMatchObject( { toType: 'field', toField: '2', replyTo: '' } );
	expect( `${ changes.subject } ${ changes.message }` ).not.toMatch( /entry|admin/i );
	expect( recipientChanges( 'field', newNotification( TWO ), TWO ) ).not.toHaveProperty(
		'toField'
	);
} );

it( 'keeps what somebody wrote or chose', () => {
	const written = {
		...newNotification( TWO ),
		subject: 'Hello',
		message: 'Thanks',
		replyTo: 'office@example.com',
		toField: '3',
	};
	expect( recipientChanges( 'field', written, TWO ) ).toEqual( { toType: 'field' } );
} );

it( 'begins again with all for staff when it goes to them', () => {
	const toVisitor = {
		...newNotification( ONE ),
		...recipientChanges( 'field', newNotification( ONE ), ONE ),
	};
	expect( recipientChanges( 'email', toVisitor, ONE ) ).toMatchObject( {
		message: '{all_fields:admin}\n\n{entry_url}',
		replyTo: '{Email:2}',
	} );
} );
