import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settings } from '../../../../contract/fields/settings.json';
import { field } from '../../../../tests/js/askable-field';
import type { Kind } from '../../editor-data';
import type { Setting } from './control';
import { LogicSetting } from './logic-setting';

jest.mock( '../use-form-fields', () => ( { useFormFields: () => [ field( 3, 'Purpose' ) ] } ) );

it( 'names the condition of a section, which can be taken out', async () => {
	const onChange = jest.fn();
	render(
		<LogicSetting
			setting={ settings.find( ( { setting } ) => setting === 'sectionLogic' ) as Setting }
			kind={ { kind: 'text', control: 'input' } as Kind }
			attributes={ {
				id: 5,
				sectionLogic: {
					actionType: 'show',
					logicType: 'all',
					rules: [ { fieldId: '3', operator: 'is', value: 'Buy' } ],
				},
			} }
			onChange={ onChange }
		/>
	);
	expect( screen.getByRole( 'group', { name: 'Condition of its section' } ) ).toHaveTextContent(
		'Purpose'
	);
	await userEvent.click( screen.getByRole( 'button', { name: 'Edit condition' } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Remove rule 1' } ) );
	expect( onChange ).toHaveBeenCalledWith( { sectionLogic: undefined } );
} );
