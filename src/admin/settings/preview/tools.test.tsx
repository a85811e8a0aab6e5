import { render, screen } from '@testing-library/react';
import { answerAuthor } from '../../../../tests/js/rest-of-author';
import { Tools } from './tools';

jest.mock( '../screen-data', () => ( { screenData: () => ( { home: 'https://example.com/' } ) } ) );

it( 'offers the pages by their titles to those who may change settings and no pages', async () => {
	answerAuthor( {
		'/wp/v2/pages': [
			{ id: 3, title: { rendered: 'Terms &#038; fees' }, link: 'https://example.com/terms/' },
		],
	} );
	render(
		<Tools
			page="https://example.com/"
			onPage={ jest.fn() }
			device="desktop"
			onDevice={ jest.fn() }
		/>
	);
	expect( await screen.findByRole( 'option', { name: 'Terms & fees' } ) ).toBeTruthy();
} );
