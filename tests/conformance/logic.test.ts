/**
 * @jest-environment node
 */
import { readAnswers, settle, validateForm } from '../../src/forms';
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
			const settled = settle(
				definition,
				readAnswers( definition, formDataOf( raw, definition ) )
			);
			const {
				hidden = [],
				hiddenNext = [],
				hiddenPages = [],
				hidesSubmit = false,
			} = expected;

			expect( [ ...settled.hiddenFields ].sort() ).toEqual( hidden );
			expect( [ ...settled.hiddenNext ] ).toEqual( hiddenNext );
			expect( settled.hidesSubmit ).toBe( hidesSubmit );
			expect( [ ...settled.hiddenPages ] ).toEqual( hiddenPages );
			expect( settled.answers ).toMatchObject( expected.values ?? {} );
			expect( messagesOf( validateForm( definition, settled ) ) ).toEqual( {
				...( expected.messages ?? messagesOf( validateForm( definition, settled ) ) ),
			} );
		}
	);
} );
