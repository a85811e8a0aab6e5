import { revealPassword } from './reveal-password';

const page = () => {
	document.body.innerHTML = `<form>
		<input type="password" id="new" />
		<button type="button" class="atoll-reveal" aria-controls="new" data-other="Hide password" hidden><span>Show password</span><span> New password</span></button>
	</form>`;
	const input = document.querySelector( 'input' ) as HTMLInputElement;
	const button = document.querySelector( 'button' ) as HTMLButtonElement;
	return { input, button };
};

it( 'shows a password and hides it again, in words that say which', () => {
	const { input, button } = page();
	revealPassword( button );
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
	const { input, button } = page();
	revealPassword( button );
	button.click();
	input.form?.dispatchEvent( new Event( 'submit' ) );
	expect( input.type ).toBe( 'password' );
} );

it( 'passes over a button whose input is gone', () => {
	const { input, button } = page();
	input.remove();
	revealPassword( button );
	expect( button.hidden ).toBe( true );
} );
