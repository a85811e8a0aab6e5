import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import texts from '../../../contract/texts/problems.json';
import { field } from '../../../tests/js/askable-field';
import type { EditorData } from '../editor-data';
import { LogicEditor } from './logic-editor';
import type { ConditionalLogic } from './types';

const fields = [
	field( 1, 'Employment', {
		shape: 'choice',
		choices: [
			{ text: 'Employed', value: 'employed' },
			{ text: 'Self-employed', value: 'self' },
		],
	} ),
	field( 2, 'Income' ),
	field( 3, 'Business' ),
];

let stored: ConditionalLogic | undefined;

const Stateful = ( { first }: { first?: ConditionalLogic } ) => {
	const [ value, set ] = useState( first );
	stored = value;
	return (
		<LogicEditor
			value={ value }
			onChange={ set }
			fields={ fields }
			subject="this field"
			ownId={ 3 }
		/>
	);
};

const combobox = ( name: string, position = 1 ) =>
	screen.getAllByRole( 'combobox', { name } )[ position - 1 ] as HTMLElement;
const button = ( name: string ) => screen.getByRole( 'button', { name } );

beforeEach( () => {
	window.atollFormEditor = { kinds: {}, problems: texts } as EditorData;
} );

it( 'makes a condition by keyboard, and says it as a sentence', async () => {
	const user = userEvent.setup();
	render( <Stateful /> );
	await user.click( button( 'Add a condition' ) );
	expect( combobox( 'Question' ) ).toHaveFocus();
	expect( screen.getByText( 'Show this field if Income has an answer.' ) ).toBeVisible();

	await user.selectOptions( combobox( 'Question' ), 'Employment (1)' );
	expect( stored?.rules ).toEqual( [ { fieldId: '1', operator: 'is', value: 'employed' } ] );
	await user.selectOptions( combobox( 'Value' ), 'Self-employed' );
	expect( screen.getByText( 'Show this field if Employment is Self-employed.' ) ).toBeVisible();
} );

it( 'keeps “is” while there is nothing to compare with yet', async () => {
	const user = userEvent.setup();
	render( <Stateful /> );
	await user.click( button( 'Add a condition' ) );
	await user.selectOptions( combobox( 'Comparison' ), 'is' );
	expect( combobox( 'Comparison' ) ).toHaveValue( 'is' );
	await user.type( screen.getByRole( 'textbox', { name: 'Value' } ), '5' );
	expect( stored?.rules ).toEqual( [ { fieldId: '2', operator: 'is', value: '5' } ] );
} );

it( 'names each rule, and keeps the focus near when they come and go', async () => {
	const user = userEvent.setup();
	render( <Stateful /> );
	await user.click( button( 'Add a condition' ) );
	await user.click( button( 'Add a rule' ) );
	expect( combobox( 'Question', 2 ) ).toHaveFocus();
	expect( screen.getByRole( 'group', { name: 'Rule 2' } ) ).toContainElement(
		combobox( 'Question', 2 )
	);
	await user.click( button( 'Remove rule 2' ) );
	expect( combobox( 'Question' ) ).toHaveFocus();
	await user.click( button( 'Remove rule 1' ) );
	expect( button( 'Add a condition' ) ).toHaveFocus();
	expect( stored ).toBe( undefined );
} );

it( 'shows what is wrong beside its rule, and changes nothing by being opened', async () => {
	const user = userEvent.setup();
	const first: ConditionalLogic = {
		actionType: 'show',
		logicType: 'all',
		rules: [ { fieldId: '1', operator: 'is', value: 'retired' } ],
	};
	render( <Stateful first={ first } /> );
	await user.click( button( 'Edit condition' ) );
	expect( combobox( 'Value' ) ).toHaveDisplayValue( 'retired (no longer offered)' );
	expect(
		screen.getByText( /which is not offered there/, {
			selector: '.components-notice__content',
		} )
	).toBeVisible();
	expect( stored ).toBe( first );
} );
