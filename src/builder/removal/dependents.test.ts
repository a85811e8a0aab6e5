/** @jest-environment node */
import type { Block } from '../form-blocks';
import { dependentsOf } from './dependents';

const rule = ( fieldId: string ) => ( {
	actionType: 'show' as const,
	logicType: 'all' as const,
	rules: [ { fieldId, operator: 'is' as const, value: 'x' } ],
} );

const field = ( id: number, label: string, attributes = {} ): Block => ( {
	clientId: String( id ),
	name: 'atoll/field',
	attributes: { id, label, ...attributes },
	innerBlocks: [],
} );

const pageBreak = ( attributes = {} ): Block => ( {
	clientId: 'break',
	name: 'atoll/page-break',
	attributes,
	innerBlocks: [],
} );

it( 'names the questions and pages that ask about a question, and the formulas that reckon with it', () => {
	const blocks = [
		field( 1, 'Purpose' ),
		field( 2, 'Price', { conditionalLogic: rule( '1' ) } ),
		pageBreak( { conditionalLogic: rule( '1.2' ), next: { conditionalLogic: rule( '1' ) } } ),
		field( 3, 'Sum', { calculationFormula: '{Purpose:1} * 2' } ),
		field( 4, '', { conditionalLogic: rule( '11' ) } ),
	];
	const settings = { pageList: [ { next: { conditionalLogic: rule( '1' ) } } ] };
	expect( dependentsOf( [ '1' ], blocks, settings ) ).toEqual( [
		'The button that leads on from page 1',
		'The condition of “Price”',
		'The condition of page 2',
		'The button that leads on from page 2',
		'The formula of “Sum”',
	] );
} );

it( 'names the notifications and confirmations that go to, ask about or tell of an answer', () => {
	const settings = {
		notifications: [
			{ name: 'Routed', routing: [ { ...rule( '2' ).rules[ 0 ], email: 'a@example.com' } ] },
			{ name: 'To the client', toType: 'field', toField: '2' },
			{ name: 'As it came', toType: 'field', to: '2' },
			{ name: 'Answered', replyTo: '{Email:2}' },
			{ name: 'Told', message: 'Dear {Name (First):2.3},' },
			{ name: 'Apart', to: '2@example.com', subject: '{Other:12}', toField: '12' },
		],
		confirmations: [
			{ name: 'Led on', queryString: 'topic={Topic:2:value}' },
			{ name: 'For everyone', message: 'At 2:00 {today:2' },
		],
	};
	expect( dependentsOf( [ '2' ], [ field( 2, 'Email' ) ], settings ) ).toEqual( [
		'The notification “Routed”',
		'The notification “To the client”',
		'The notification “As it came”',
		'The notification “Answered”',
		'The notification “Told”',
		'The confirmation “Led on”',
	] );
} );

it( 'has nothing to say of what goes together, of conditions that are off, and of breaks', () => {
	const blocks = [
		field( 1, 'Purpose' ),
		field( 2, 'Price', { conditionalLogic: rule( '1' ) } ),
		field( 3, 'Deposit', { conditionalLogic: { ...rule( '1' ), enabled: false } } ),
		pageBreak(),
	];
	expect( dependentsOf( [ '1', '2', 'break' ], blocks, {} ) ).toEqual( [] );
} );
