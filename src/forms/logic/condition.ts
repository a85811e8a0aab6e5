import type { ConditionalLogic, LogicRule } from '../../contract/public-definition';
import { operators } from './operators';

/** Undefined while it is open. */
export type Verdict = boolean | undefined;

/**
 * What an answer may be, by a rule's `fieldId`: one list of texts once that is resolved, two while it is open
 * whether the field shows, undefined while it is anybody's guess.
 */
export type Sources = ( fieldId: string ) => string[][] | undefined;

/** A rule that comes out alike whatever is still open is resolved. */
const judge = ( { fieldId, operator, value }: LogicRule, sources: Sources ): Verdict => {
	const [ first, second ] = sources( fieldId ) ?? [];
	if ( ! first ) {
		return undefined;
	}
	const holds = operators[ operator ]( first, value );
	return ! second || operators[ operator ]( second, value ) === holds ? holds : undefined;
};

/** Whether what the condition belongs to shows; always where there is no condition. */
export const shows = ( logic: ConditionalLogic | undefined, sources: Sources ): Verdict => {
	if ( ! logic ) {
		return true;
	}
	// All: one that fails decides. Any: one that holds does.
	const decides = logic.logicType === 'any';
	const isShown = logic.actionType === 'show';
	let isOpen = false;
	for ( const rule of logic.rules ) {
		const holds = judge( rule, sources );
		if ( holds === decides ) {
			return decides === isShown;
		}
		isOpen ||= holds === undefined;
	}
	return isOpen ? undefined : decides !== isShown;
};
