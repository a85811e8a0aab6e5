import { render, screen } from '@testing-library/react';
import type { BlockEditProps, Media } from '@wordpress/block-editor';
import { dispatch, select } from '@wordpress/data';
import { store as notices } from '@wordpress/notices';
import type { ImageAttributes } from './attributes';
import { Edit } from './edit';
import type { usePicture } from './use-picture';

interface Upload {
	onSelect( media?: Media ): void;
	onError?( message: string ): void;
}

let replace: Upload[ 'onSelect' ];
let choose: Upload[ 'onSelect' ];
let fail: Upload[ 'onError' ];

jest.mock( '@wordpress/block-editor', () => ( {
	BlockControls: ( { children }: { children: unknown } ) => children,
	MediaPlaceholder: ( { onSelect, onError }: Upload ) => {
		choose = onSelect;
		fail = onError;
		return null;
	},
	MediaReplaceFlow: ( { onSelect, onError }: Upload ) => {
		replace = onSelect;
		fail = onError;
		return null;
	},
	InspectorControls: () => null,
	RichText: () => null,
	useBlockProps: () => ( {} ),
} ) );
let picture: ReturnType< typeof usePicture >;
jest.mock( './use-picture', () => ( { usePicture: () => picture } ) );
beforeEach( () => ( picture = { url: '/office.jpg', isGone: false } ) );

const show = ( attributes: Partial< ImageAttributes > ) => {
	const setAttributes = jest.fn();
	render(
		<Edit
			{ ...( {
				attributes: { id: 0, alt: '', decorative: false, ratio: 'natural', ...attributes },
				setAttributes,
			} as unknown as BlockEditProps< ImageAttributes > ) }
		/>
	);
	return setAttributes;
};

const OFFICE = { id: 5, alt: 'Our office' };

it( 'does not say of another picture what the one before showed', () => {
	const setAttributes = show( OFFICE );
	replace( { id: 6, alt: 'The team' } as Media );
	expect( setAttributes ).toHaveBeenLastCalledWith(
		expect.objectContaining( { alt: 'The team' } )
	);
	replace( { id: 6, alt: '' } as Media );
	expect( setAttributes ).toHaveBeenLastCalledWith( expect.objectContaining( { alt: '' } ) );
} );

it( 'keeps what was written of the picture that is chosen again', () => {
	const setAttributes = show( OFFICE );
	replace( { id: 5, alt: 'IMG 1234' } as Media );
	expect( setAttributes ).toHaveBeenCalledWith(
		expect.objectContaining( { alt: 'Our office' } )
	);
} );

it( 'takes what the media library says of the first picture', () => {
	const setAttributes = show( {} );
	choose( { id: 5, alt: 'Our office' } as Media );
	expect( setAttributes ).toHaveBeenCalledWith( expect.objectContaining( OFFICE ) );
} );

it( 'keeps the picture that was there while another is uploaded, and where that fails', () => {
	const setAttributes = show( OFFICE );
	replace( { alt: '' } );
	replace( undefined );
	expect( setAttributes ).not.toHaveBeenCalled();
} );

it.each( [
	[ 'the first picture', {} ],
	[ 'another picture', OFFICE ],
] )( 'says why %s could not be uploaded', ( _, attributes ) => {
	show( attributes );
	fail?.( 'This file is too big.' );
	expect( select( notices ).getNotices() ).toMatchObject( [
		{ content: 'This file is too big.', status: 'error', type: 'snackbar' },
	] );
	dispatch( notices ).removeAllNotices( 'snackbar' );
} );

it( 'says that its picture was deleted, of which visitors see nothing', () => {
	picture = { url: undefined, isGone: true };
	show( OFFICE );
	expect( screen.getAllByText( 'This picture was deleted. Choose another.' ) ).not.toEqual( [] );
	expect( screen.queryByRole( 'img' ) ).toBeNull();
} );
