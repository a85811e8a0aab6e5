import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { useRowFocus } from './use-row-focus';

/** List with two rows, and a dialog whose button disappears when pressed; `closes` closes the dialog too. */
const List = ( { closes }: { closes: boolean } ) => {
	const [ isPressed, setPressed ] = useState( false );
	return (
		<div { ...useRowFocus() }>
			<h2 tabIndex={ -1 }>Entries</h2>
			<table>
				<tbody>
					{ [ 1, 2 ].map( ( row ) => (
						<tr key={ row }>
							<td>
								<button className="dataviews-all-actions-button">
									Actions of { row }
								</button>
							</td>
						</tr>
					) ) }
				</tbody>
			</table>
			{ ! ( isPressed && closes ) && (
				<div role="dialog" tabIndex={ -1 }>
					{ ! isPressed && (
						<button onClick={ () => setPressed( true ) }>Download</button>
					) }
				</div>
			) }
		</div>
	);
};

const press = () => userEvent.click( screen.getByRole( 'button', { name: 'Download' } ) );

it( 'stays in a dialog that is still open', async () => {
	render( <List closes={ false } /> );
	await press();
	await waitFor( () => expect( screen.getByRole( 'dialog' ) ).toHaveFocus() );
} );

it( 'goes to a row from a dialog that is gone', async () => {
	render( <List closes /> );
	await press();
	await waitFor( () =>
		expect( screen.getByRole( 'button', { name: 'Actions of 1' } ) ).toHaveFocus()
	);
} );
