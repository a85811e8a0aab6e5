import { render, screen } from '@testing-library/react';
import { answerAuthor } from '../../../tests/js/rest-of-author';
import { PagePicker } from './page-picker';

it( 'names the pages to those who may only write articles', async () => {
	answerAuthor( {
		'/wp/v2/pages': [
			{
				id: 3,
				title: { rendered: 'Terms &#038; login' },
				link: 'https://example.com/login/',
			},
		],
	} );
	render( <PagePicker label="Where" help="" value="/login/" onChange={ jest.fn() } /> );
	expect( await screen.findByDisplayValue( 'Terms & login (/login/)' ) ).toBeTruthy();
} );
