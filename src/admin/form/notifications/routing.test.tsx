import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { field } from '../../../../tests/js/askable-field';
import type { FormField } from '../../../builder/fields/form-fields';
import type { RoutingRule } from '../settings/types';
import { Routing } from './routing';

const FIELDS = [ field( 1, 'Topic' ), field( 2, 'State' ) ] as FormField[];

const rule = ( fieldId: string ): RoutingRule => ( {
	fieldId,
	operator: 'isnot',
	value: '',
	email: 'office@example.com',
} );

const Stateful = ( { first }: { first: RoutingRule[] } ) => {
	const [ rules, set ] = useState( first );
	return <Routing rules={ rules } onChange={ set } fields={ FIELDS } />;
};

const questions = () => screen.queryAllByRole( 'combobox', { name: 'Question' } );
const clickButton = ( name: string ) => userEvent.click( screen.getByRole( 'button', { name } ) );

it( 'leaves the keyboard at the rule beside the one that was removed, or at the button', async () => {
	render( <Stateful first={ [ rule( '1' ), rule( '2' ) ] } /> );
	await clickButton( 'Remove rule 2' );
	expect( questions()[ 0 ] ).toHaveFocus();
	await clickButton( 'Remove rule 1' );
	expect( screen.getByRole( 'button', { name: 'Add a rule' } ) ).toHaveFocus();
} );

it( 'goes on at the rule that was added', async () => {
	render( <Stateful first={ [ rule( '1' ) ] } /> );
	await clickButton( 'Add a rule' );
	expect( questions()[ 1 ] ).toHaveFocus();
} );
