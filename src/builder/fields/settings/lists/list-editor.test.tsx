import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from '@wordpress/element';
import { ListEditor } from './list-editor';

/** List of choices as in the editor: a checkbox for the one selected at first, then its text. */
const Choices = () => {
	const [ items, set ] = useState( [ 'Buy', 'Build' ] );
	return (
		<ListEditor
			items={ items }
			onChange={ set }
			create={ () => '' }
			nameOf={ ( item ) => item }
			addLabel="Add"
		>
			{ ( item, index, change ) => (
				<>
					<input type="checkbox" aria-label={ `Chosen ${ index + 1 }` } />
					<input
						type="text"
						aria-label={ `Text ${ index + 1 }` }
						value={ item }
						onChange={ ( event ) => change( event.target.value ) }
					/>
				</>
			) }
		</ListEditor>
	);
};

const text = ( position: number ) =>
	screen.getByLabelText< HTMLInputElement >( `Text ${ position }` );

it( 'goes on in the words of the next one with Enter', async () => {
	render( <Choices /> );
	fireEvent.keyDown( text( 1 ), { key: 'Enter' } );
	await waitFor( () => expect( text( 2 ) ).toHaveFocus() );
	expect( [ 1, 2, 3 ].map( ( position ) => text( position ).value ) ).toEqual( [
		'Buy',
		'',
		'Build',
	] );
} );

it( 'goes on behind the words of the one beside it when one is removed', async () => {
	render( <Choices /> );
	fireEvent.click( screen.getByLabelText( 'Remove Build' ) );
	await waitFor( () => expect( text( 1 ) ).toHaveFocus() );
	expect( text( 1 ).selectionStart ).toBe( 3 );

	fireEvent.click( screen.getByLabelText( 'Remove Buy' ) );
	await waitFor( () => expect( screen.getByText( 'Add' ) ).toHaveFocus() );
} );

it( 'adds nothing by the Enter that ends a word of Chinese, Japanese or Korean', () => {
	render( <Choices /> );
	fireEvent.keyDown( text( 1 ), { key: 'Enter', isComposing: true } );
	expect( screen.getAllByRole( 'textbox' ) ).toHaveLength( 2 );
} );
