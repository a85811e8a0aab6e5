import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { Secret } from './controls/secret';
import { useKeptFocus } from './use-kept-focus';

const SETTING = { type: 'string', control: 'secret', title: 'Key' } as const;

const Group = () => {
	const [ value, set ] = useState< unknown >( { isSet: true } );
	const [ isSaved, setSaved ] = useState( true );
	return (
		<div { ...useKeptFocus() }>
			<button>Save</button>
			<section>
				<h2 tabIndex={ -1 }>Captcha</h2>
				{ isSaved && (
					<p>
						Saved. <button onClick={ () => setSaved( false ) }>Dismiss</button>
					</p>
				) }
				<input aria-label="Site" />
				<div>
					<Secret
						setting={ SETTING }
						path="key"
						value={ value }
						onChange={ set }
						problems={ {} }
					/>
				</div>
			</section>
		</div>
	);
};

const press = ( name: string ) => userEvent.click( screen.getByRole( 'button', { name } ) );

it( 'goes from a button to the field that takes its place, and back', async () => {
	render( <Group /> );
	await press( 'Replace or remove Key' );
	await waitFor( () => expect( screen.getByLabelText( 'Key' ) ).toHaveFocus() );
	await press( 'Keep the present one' );
	await waitFor( () =>
		expect( screen.getByRole( 'button', { name: 'Replace or remove Key' } ) ).toHaveFocus()
	);
} );

it( 'goes from a message that is dismissed to the heading above it', async () => {
	render( <Group /> );
	await press( 'Dismiss' );
	await waitFor( () => expect( screen.getByRole( 'heading' ) ).toHaveFocus() );
} );
