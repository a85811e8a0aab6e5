import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import labels from '../../../contract/texts/mergeTags.json';
import { TextWithTags } from './text-with-tags';

const Subject = () => {
	const [ value, setValue ] = useState( 'Dear , hello' );
	return (
		<TextWithTags
			label="Subject"
			context="subject"
			fields={ [] }
			value={ value }
			onChange={ setValue }
		/>
	);
};

it( 'inserts at the caret that was left, and lets one go on typing behind it', async () => {
	window.atollFormPanels = { mergeTags: labels } as typeof window.atollFormPanels;
	const user = userEvent.setup();
	render( <Subject /> );
	const input: HTMLInputElement = screen.getByLabelText( 'Subject' );
	input.focus();
	input.setSelectionRange( 5, 5 );

	await user.click( screen.getByRole( 'button', { name: 'Insert an answer or detail' } ) );
	await user.type( screen.getByRole( 'searchbox' ), 'name of the site' );
	await user.click( await screen.findByRole( 'menuitem', { name: /Name of the site/ } ) );
	expect( input ).toHaveValue( 'Dear {site_name}, hello' );
	expect( input ).toHaveFocus();

	await user.keyboard( '!' );
	expect( input ).toHaveValue( 'Dear {site_name}!, hello' );
} );
