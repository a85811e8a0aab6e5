import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import quiz from '../../../../../contract/fields/quiz/kind.json';
import type { Kind } from '../../../editor-data';
import type { Setting } from '../control';
import { RightAnswerSetting } from './right-answer-setting';

const CHOICES = [
	{ text: 'Perth', value: 'a' },
	{ text: 'Canberra', value: 'b' },
	{ text: 'ACT' },
];

it( 'shows each right answer of a question with one choice, and takes another', async () => {
	const user = userEvent.setup();
	const onChange = jest.fn();
	render(
		<RightAnswerSetting
			setting={ { setting: 'correctValue', title: 'Right answer' } as Setting }
			kind={ quiz as unknown as Kind }
			attributes={ { id: 5, choices: CHOICES, correctValue: [ 'b' ] } }
			onChange={ onChange }
		/>
	);
	expect( screen.getByRole( 'checkbox', { name: 'Canberra' } ) ).toBeChecked();
	expect( screen.getByRole( 'checkbox', { name: 'Perth' } ) ).not.toBeChecked();

	await user.click( screen.getByRole( 'checkbox', { name: 'ACT' } ) );
	expect( onChange ).toHaveBeenCalledWith( { correctValue: [ 'b', 'ACT' ] } );
} );
