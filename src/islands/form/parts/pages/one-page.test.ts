import {
	answerWith,
	find,
	input,
	printForm,
	user,
	wake,
} from '../../../../../tests/js/enquiry-form';
import { button } from '../../../../../tests/js/pages-form';

beforeEach( () => {
	jest.useFakeTimers();
	answerWith();
} );
afterEach( () => jest.useRealTimers() );

/** Prints a form that has one visible page, with the given title, until the person has a business. */
const printWithOnePage = ( title: string ) => {
	printForm( 'pages-form' );
	const script = find( '[data-atoll=props]' );
	const props = JSON.parse( script.textContent! );
	const [ first, second, ...others ] = props.definition.pageList;
	first.title = title;
	others.forEach( ( page: object ) =>
		Object.assign( page, { conditionalLogic: second.conditionalLogic } )
	);
	props.definition.order = [ [ 2 ], [ 3 ], [ 4 ] ];
	script.textContent = JSON.stringify( props );
	wake();
};

const steps = () => [ ...document.querySelectorAll( '[data-atoll=indicator] li' ) ];

const heading = () => find( '[data-page="0"] h2' );

it( 'says nothing of pages once there is one alone, until there are several', async () => {
	printWithOnePage( 'You' );
	await user.type( input( 1 ), 'Business' );
	expect( steps() ).toHaveLength( 4 );
	expect( button( 'back' ) ).toBeVisible();
	await user.clear( input( 1 ) );
	expect( steps() ).toEqual( [] );
	expect( heading() ).toHaveTextContent( /^You$/ );
	expect( button( 'back' ) ).toBeUndefined();
	expect( button( 'submit' ) ).toBeVisible();
	await user.type( input( 1 ), 'Business' );
	expect( heading() ).toHaveTextContent( 'Page 1 of 4 You' );
	expect( button( 'back' ) ).toBeVisible();
} );

it( 'has no heading where that page has no title', async () => {
	printWithOnePage( '' );
	await user.type( input( 1 ), 'Business' );
	expect( heading() ).toBeVisible();
	await user.clear( input( 1 ) );
	expect( heading() ).not.toBeVisible();
} );
