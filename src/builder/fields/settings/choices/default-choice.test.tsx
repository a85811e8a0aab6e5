import { render, screen } from '@testing-library/react';
import { DefaultChoice } from './default-choice';

it( 'says in words what its box is for, and to screen readers also of which choice', () => {
	render( <DefaultChoice choice={ { text: 'Yes' } } name="Yes" onChange={ () => {} } /> );
	expect( screen.getByText( 'Chosen at first' ) ).toBeVisible();
	expect( screen.getByRole( 'checkbox', { name: 'Yes is chosen at first' } ) ).not.toBeChecked();
} );
