import { secrets } from './secrets';

const page = () => {
	document.body.innerHTML = `<div><form>
		<input type="password" id="new" />
		<button type="button" class="atoll-reveal" aria-controls="new" data-other="Hide password" hidden><span>Show password</span><span> New password</span></button>
	</form></div>`;
	const element = document.body.firstElementChild as HTMLElement;
	const input = document.querySelector( 'input' ) as HTMLInputElement;
	const button = document.querySelector( 'button' ) as HTMLButtonElement;
	return { element, input, button };
};

it( 'shows a password and hides it again, in words that say which', () => {
	const { element, input, button } = page();
	secrets( element, {} );
	expect( button.hidden ).toBe( false );
	button.click();
	expect( [ input.type, button.textContent ] ).toEqual( [
		'text',
		'Hide password New password',
	] );
	button.click();
	expect( [ input.type, button.textContent ] ).toEqual( [
		'password',
		'Show password New password',
	] );
} );

it( 'sends it as a password, so that no browser offers it again', () => {
	const { element, input, button } = page();
	secrets( element, {} );
	button.click();
	input.form?.dispatchEvent( new Event( 'submit' ) );
	expect( input.type ).toBe( 'password' );
} );

it( 'takes the key out of the address, and leaves any other address alone', () => {
	const { element } = page();
	window.history.replaceState( null, '', '/portal/login/?invitation=secret' );
	secrets( element, {} );
	expect( window.location.search ).toBe( '?invitation=secret' );
	secrets( element, { address: 'http://localhost/portal/login/' } );
	expect( window.location.href ).toBe( 'http://localhost/portal/login/' );
} );

it( 'passes over a button whose input is gone', () => {
	const { element, input, button } = page();
	input.remove();
	secrets( element, {} );
	expect( button.hidden ).toBe( true );
} );
