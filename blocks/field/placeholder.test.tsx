import { render } from '@testing-library/react';
import type { Kind } from '../../src/builder/editor-data';
import { Placeholder } from './placeholder';

const renderPlaceholder = ( control: string, attributes: object ) =>
	render(
		<Placeholder attributes={ attributes as never } kind={ { control } as unknown as Kind } />
	).container;

const marksOf = ( container: HTMLElement ) =>
	[ ...container.querySelectorAll( '.atoll-option' ) ].map( ( option ) => [
		option.querySelector< HTMLInputElement >( 'input.atoll-option__input' )?.type,
		option.querySelector( 'input + .atoll-option__label' )?.textContent,
	] );

test.each( [
	[ 'radios', 'radio' ],
	[ 'checkboxes', 'checkbox' ],
] )( '%s stand as on the page: a mark, and the choice after it', ( control, type ) => {
	const container = renderPlaceholder( control, {
		choices: [ { text: 'Car' }, { value: 'Van' } ],
	} );

	expect( marksOf( container ) ).toEqual( [
		[ type, 'Car' ],
		[ type, 'Van' ],
	] );
} );

test( 'an agreement stands as a sentence, without its links', () => {
	const container = renderPlaceholder( 'agreement', {
		checkboxLabel: 'I agree to the <a href="/terms">terms</a>',
	} );

	expect( marksOf( container ) ).toEqual( [ [ 'checkbox', 'I agree to the terms' ] ] );
	expect( container.querySelector( '.atoll-field--consent .atoll-option' ) ).not.toBeNull();
} );
