import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Combobox, type Option } from './combobox';

const OPTIONS = [
	{ id: 'a', text: '1 Smith Street' },
	{ id: 'b', text: '2 Smith Street' },
	{ id: 'c', text: '3 Smith Street' },
];

const setUp = ( { options = OPTIONS as Option[], note = '' } = {} ) => {
	document.body.innerHTML =
		'<form><label for="line1">Address</label><input id="line1" aria-describedby="help"><div></div></form>';
	const form = document.querySelector( 'form' )!;
	const input = document.querySelector( 'input' )!;
	const onChoose = jest.fn();
	const onSubmit = jest.fn( ( event: Event ) => event.preventDefault() );
	form.addEventListener( 'submit', onSubmit );
	input.focus();
	const element = ( current: Option[] ) => (
		<Combobox
			input={ input }
			at={ document.querySelector( 'form > div' )! }
			label="Suggested addresses"
			options={ current }
			onChoose={ onChoose }
			status={ `${ current.length } addresses` }
			note={ note }
		/>
	);
	const { rerender, unmount } = render( element( options ) );
	return {
		input,
		onChoose,
		onSubmit,
		unmount,
		show: ( current: Option[] ) => rerender( element( current ) ),
	};
};

const list = () => screen.queryByRole( 'listbox', { name: 'Suggested addresses' } );
const active = () =>
	document.getElementById(
		screen.getByRole( 'combobox' ).getAttribute( 'aria-activedescendant' ) ?? ''
	)?.textContent;

it( "makes the server's input a combobox that controls the list, and keeps its name and description", () => {
	const { input } = setUp();
	expect( screen.getByRole( 'combobox', { name: 'Address' } ) ).toBe( input );
	expect( input ).toHaveAttribute( 'aria-autocomplete', 'list' );
	expect( input ).toHaveAttribute( 'aria-expanded', 'true' );
	expect( input ).toHaveAttribute( 'aria-controls', list()!.id );
	expect( input ).toHaveAttribute( 'aria-describedby', 'help' );
	expect( screen.getAllByRole( 'option' ) ).toHaveLength( 3 );
} );

it( 'keeps the focus in the input while the keyboard is in the list, and takes what it is on', async () => {
	const { input, onChoose, onSubmit } = setUp();
	const user = userEvent.setup();
	await user.keyboard( '{ArrowDown}{ArrowDown}' );
	expect( input ).toHaveFocus();
	expect( active() ).toBe( '2 Smith Street' );
	expect( screen.getByRole( 'option', { selected: true } ) ).toHaveTextContent(
		'2 Smith Street'
	);
	await user.keyboard( '{Enter}' );
	expect( onChoose ).toHaveBeenCalledWith( OPTIONS[ 1 ] );
	expect( onSubmit ).not.toHaveBeenCalled();
	expect( list() ).not.toBeInTheDocument();
} );

it( 'lets Enter send the form while the keyboard is on no option', async () => {
	const { onChoose, onSubmit } = setUp();
	await userEvent.setup().keyboard( '{Enter}' );
	expect( onSubmit ).toHaveBeenCalled();
	expect( onChoose ).not.toHaveBeenCalled();
} );

it( 'closes at Escape, which goes no further, and opens for other options', async () => {
	const { show } = setUp();
	const outside = jest.fn();
	document.body.addEventListener( 'keydown', outside );
	const user = userEvent.setup();
	await user.keyboard( '{Escape}' );
	expect( list() ).not.toBeInTheDocument();
	expect( outside ).not.toHaveBeenCalled();
	await user.keyboard( '{Escape}' );
	expect( outside ).toHaveBeenCalledTimes( 1 );
	show( OPTIONS.slice( 1 ) );
	expect( screen.getAllByRole( 'option' ) ).toHaveLength( 2 );
} );

it( 'takes the option that is pressed, and keeps the focus', async () => {
	const { input, onChoose } = setUp();
	await userEvent.setup().click( screen.getByText( '3 Smith Street' ) );
	expect( onChoose ).toHaveBeenCalledWith( OPTIONS[ 2 ] );
	expect( input ).toHaveFocus();
} );

it( 'closes when the input is left', () => {
	const { input } = setUp();
	act( () => input.blur() );
	expect( list() ).not.toBeInTheDocument();
	expect( input ).toHaveAttribute( 'aria-expanded', 'false' );
} );

it( 'does not open over somebody who is elsewhere by now', () => {
	const { input, show } = setUp( { options: [] } );
	act( () => input.blur() );
	show( OPTIONS );
	expect( list() ).not.toBeInTheDocument();
} );

it( 'leaves keys to an input method that is composing', () => {
	setUp();
	act( () => {
		screen
			.getByRole( 'combobox' )
			.dispatchEvent(
				new KeyboardEvent( 'keydown', { key: 'ArrowDown', isComposing: true } )
			);
	} );
	expect( active() ).toBeUndefined();
} );

it( 'announces how many there are, and says why there are none', () => {
	setUp();
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( '3 addresses' );
	setUp( { options: [], note: 'Please type your address.' } );
	expect( screen.getByText( 'Please type your address.' ) ).toBeVisible();
} );

it( 'leaves a plain input behind', () => {
	const { input, unmount } = setUp();
	unmount();
	expect( input.getAttributeNames() ).toEqual( [ 'id', 'aria-describedby' ] );
} );

it( 'stays alive where scrolling into view gives a promise', async () => {
	Element.prototype.scrollIntoView = jest.fn( () => Promise.resolve() ) as never;
	const { onChoose } = setUp();
	const user = userEvent.setup();
	await user.keyboard( '{ArrowDown}{ArrowDown}{Enter}' );
	expect( onChoose ).toHaveBeenCalledWith( OPTIONS[ 1 ] );
	expect( screen.getByRole( 'status' ) ).toBeInTheDocument();
} );
