/** @jest-environment node */
import { choiceNumbers as cases } from '../../../contract/logic/choice-numbers.json';
import { choiceNumbers } from './choice-numbers';

it.each( cases )( 'numbers boxes: $name', ( { numbers, own } ) => {
	expect( choiceNumbers( own ) ).toEqual( numbers );
} );
