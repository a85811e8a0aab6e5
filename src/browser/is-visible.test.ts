import { isVisible } from './is-visible';

const NO_BOXES = [] as unknown as DOMRectList;
const A_BOX = [ new DOMRect() ] as unknown as DOMRectList;

describe( 'in a browser that cannot say it itself', () => {
	const element = ( boxes: DOMRectList, style = '' ) => {
		document.body.innerHTML = `<p style="${ style }"><a href="#">Menu</a></p>`;
		const link = document.querySelector( 'a' )!;
		link.getClientRects = () => boxes;
		return link;
	};

	it.each( [
		[ 'what has a box shows', element( A_BOX ), true ],
		[ 'what has none does not', element( NO_BOXES ), false ],
		[ 'what is only kept its place does not', element( A_BOX, 'visibility: hidden' ), false ],
	] )( '%s', ( _, link, expected ) => {
		document.body.replaceChildren( link.parentElement! );
		expect( isVisible( link ) ).toBe( expected );
	} );
} );

it( 'leaves it to a browser that can', () => {
	const element = Object.assign( document.createElement( 'p' ), {
		checkVisibility: jest.fn( () => true ),
	} );
	expect( isVisible( element ) ).toBe( true );
	expect( element.checkVisibility ).toHaveBeenCalledWith( { visibilityProperty: true } );
} );
