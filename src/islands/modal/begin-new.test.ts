import { linkNewForm, newFormLinkOf } from './begin-new';
import type { Shell } from './shell';

const place = () => {
	document.body.innerHTML =
		'<div><a href="/wp-json/x?entry=new" data-atoll="begin-new"><b>Start a new form</b></a><a href="/other">Other</a></div>';
	return document.body.firstElementChild as HTMLElement;
};

/** Returns the link that a click on an element is taken for. */
const click = ( on: Element, keys: MouseEventInit = {} ) => {
	let clickedLink: HTMLAnchorElement | null = null;
	const onClick = ( event: MouseEvent ) => {
		clickedLink = newFormLinkOf( event );
		event.preventDefault();
	};
	document.body.addEventListener( 'click', onClick, { once: true } );
	on.dispatchEvent( new MouseEvent( 'click', { bubbles: true, cancelable: true, ...keys } ) );
	return clickedLink as HTMLAnchorElement | null;
};

it( 'leads to the page that has the form, where no script answers', () => {
	const body = place();
	linkNewForm( { body } as Shell, 'http://localhost/apply/?a=1#atoll-form-5' );
	expect( body.querySelector( 'a' )!.href ).toBe(
		'http://localhost/apply/?a=1&entry=new#atoll-form-5'
	);
} );

it( 'takes plain clicks on that link, and no others', () => {
	const body = place();
	expect( click( body.querySelector( 'b' )! ) ).toBe( body.querySelector( 'a' ) );
	expect( click( body.querySelector( 'b' )!, { ctrlKey: true } ) ).toBeNull();
	expect( click( body.querySelector( '[href="/other"]' )! ) ).toBeNull();
} );
