import { execFileSync } from 'child_process';
import { join } from 'path';
import type { PublicDefinition } from '../../src/contract/public-definition';
import type { Answers } from '../../src/forms';
import type { Case } from './cases';

export interface LogicCase {
	name: string;
	definition: PublicDefinition;
	stored: unknown;
	raw: Case[ 'raw' ];
	case: {
		hidden?: number[];
		hiddenPages?: number[];
		hiddenNext?: number[];
		hidesSubmit?: boolean;
		values?: Answers;
		messages?: Record< number, string > | [];
	};
}

/** Every case of contract/logic that is about forms, compiled by PHP as for a visitor. */
export const readLogicCases = (): LogicCase[] =>
	JSON.parse(
		execFileSync( 'php', [ join( __dirname, 'resolve-logic.php' ) ], {
			encoding: 'utf8',
			maxBuffer: 64 * 1024 * 1024,
		} )
	);
