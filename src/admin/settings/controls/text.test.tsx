import { render, screen } from '@testing-library/react';
import { Digits } from './text';

it( 'keeps groups of digits in their order where wp-admin runs from right to left', () => {
	render(
		<Digits
			setting={ { type: 'string', title: 'ABN', placeholder: '00 000 000 000' } }
			path="abn"
			value=""
			onChange={ () => {} }
			problems={ {} }
		/>
	);
	const input = screen.getByLabelText( 'ABN' );
	expect( input ).toHaveAttribute( 'dir', 'ltr' );
	expect( input ).toHaveAttribute( 'inputmode', 'numeric' );
} );
