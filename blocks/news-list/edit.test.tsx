import { render, screen } from '@testing-library/react';
import type { BlockEditProps } from '@wordpress/block-editor';
import { answerAuthor } from '../../tests/js/rest-of-author';
import type { NewsListAttributes } from './attributes';
import { Edit } from './edit';

jest.mock( '@wordpress/block-editor', () => ( {
	InspectorControls: ( { children }: { children: unknown } ) => children,
} ) );
jest.mock( '../server-rendered/server-rendered', () => ( { ServerRendered: () => null } ) );

const show = ( category: number ) =>
	render(
		<Edit
			{ ...( {
				attributes: { number: 3, category, layout: 'lines', excerpts: false },
				setAttributes: jest.fn(),
			} as unknown as BlockEditProps< NewsListAttributes > ) }
		/>
	);
const chosen = () => screen.getByLabelText< HTMLSelectElement >( 'Category' ).selectedOptions[ 0 ];

beforeAll( () => answerAuthor( { '/wp/v2/categories': [ { id: 7, name: 'Rates &amp; fees' } ] } ) );

it( 'offers the categories to those who may only write, and keeps the chosen one until then', async () => {
	show( 7 );
	expect( chosen()?.value ).toBe( '7' );
	expect( await screen.findByRole( 'option', { name: 'Rates & fees' } ) ).toBe( chosen() );
} );

it( 'does not say “All” of a category that has no articles any more', async () => {
	show( 9 );
	await screen.findByRole( 'option', { name: 'Rates & fees' } );
	expect( chosen()?.value ).toBe( '9' );
} );
