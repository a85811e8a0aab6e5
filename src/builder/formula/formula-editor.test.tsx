import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import texts from '../../../contract/texts/problems.json';
import { field } from '../../../tests/js/askable-field';
import type { EditorData } from '../editor-data';
import { countingOf } from './calculation';
import { FormulaEditor } from './formula-editor';

const fields = [ field( 1, 'Price' ), field( 2, 'Deposit' ), field( 3, 'Loan' ) ];

const Stateful = () => {
	const [ value, set ] = useState( '{Price:1} - ' );
	return (
		<FormulaEditor
			value={ value }
			onChange={ set }
			fields={ fields }
			ownId={ 3 }
			counting={ countingOf( {} ) }
		/>
	);
};

it( 'inserts the question that is picked at the caret, and goes on behind it', async () => {
	window.atollFormEditor = { problems: texts } as unknown as EditorData;
	render( <Stateful /> );
	const formula = screen.getByRole( 'textbox', { name: 'Formula' } );
	await userEvent.click( formula );
	await userEvent.tab();
	await userEvent.keyboard( '{ArrowDown}' );
	expect( formula ).toHaveValue( '{Price:1} - ' );
	await userEvent.click( screen.getByRole( 'menuitem', { name: 'Deposit (2)' } ) );
	expect( formula ).toHaveFocus();
	await userEvent.keyboard( ' * 2' );
	expect( formula ).toHaveValue( '{Price:1} - {Deposit:2} * 2' );
} );
