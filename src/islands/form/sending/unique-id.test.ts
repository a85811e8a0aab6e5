import { markupOf } from '../markup/markup';
import { forgetUniqueId, uniqueIdOf } from './unique-id';

it( 'lives in the form, where a native post takes it along', () => {
	document.body.innerHTML = '<form><input type="hidden" name="gform_unique_id" value=""></form>';
	const markup = markupOf( document.body );
	const key = uniqueIdOf( markup );
	expect( uniqueIdOf( markup ) ).toBe( key );
	expect( new FormData( markup.form ).get( 'gform_unique_id' ) ).toBe( key );
	forgetUniqueId( markup );
	expect( uniqueIdOf( markup ) ).not.toBe( key );
} );
