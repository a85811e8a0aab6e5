/**
 * @jest-environment node
 */
import { readAnswers, resolveLogic, validateForm } from '../../src/forms';
import './whole-engine';
import { formDataOf } from './cases';
import { readLogicCases } from './logic-cases';

const messagesOf = ( verdicts: ReturnType< typeof validateForm > ) =>
	Object.fromEntries(
		Object.entries( verdicts ).map( ( [ id, { message } ] ) => [ id, message ] )
	);

describe( 'logic works as the contract says', () => {
	it.each( readLogicCases().map( ( one ) => [ one.name, one ] as const ) )(
		'%s',
		( _name, { case: expected, definition, raw } ) => {
			const resolved = resolveLogic(
				definition,
				readAnswers( definition, formDataOf( raw, definition ) )
			);
			const {
				hidden = [],
				hiddenNext = [],
				hiddenPages = [],
				hidesSubmit = false,
			} = expected;

			expect( [ ...resolved.hiddenFields ].sort() ).toEqual( hidden );
			expect( [ ...resolved.hiddenNext ] ).toEqual( hiddenNext );
			expect( resolved.hidesSubmit ).toBe( hidesSubmit );
			expect( [ ...resolved.hiddenPages ] ).toEqual( hiddenPages );
			expect( resolved.answers ).toMatchObject( expected.values ?? {} );
			expect( messagesOf( validateForm( definition, resolved ) ) ).toEqual( {
				...( expected.messages ?? messagesOf( validateForm( definition, resolved ) ) ),
			} );
		}
	);
} );
