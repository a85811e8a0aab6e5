import type { Block } from '../../form-blocks';
import type { Page } from '../../pages/page';

const conditionsOf = ( { attributes, name }: Block ): string[] => {
	const { conditionalLogic, next } = attributes as Page;
	return name === 'atoll/page-break'
		? [ conditionalLogic, next?.conditionalLogic ]
				.filter( ( logic ) => logic !== undefined )
				.map( ( logic ) => JSON.stringify( logic ) )
		: [];
};

/**
 * Returns every condition that a page break of this form has had, as JSON, since a copy may be older than a change.
 *
 * @param known  Conditions known so far.
 * @param blocks All blocks of the form.
 */
export const withConditionsOf = (
	known: ReadonlySet< string >,
	blocks: Block[]
): ReadonlySet< string > => new Set( [ ...known, ...blocks.flatMap( conditionsOf ) ] );

/**
 * Returns page breaks that were pasted from another form without questions: the fields that they ask about were not
 * pasted, and the same ids mean other questions here. For breaks pasted with questions, those questions decide.
 *
 * @param blocks Blocks that were inserted together.
 * @param known  Conditions that this form's breaks have had, as JSON.
 */
export const foreignBreaks = ( blocks: Block[], known: ReadonlySet< string > ): Block[] =>
	blocks.some( ( { name } ) => name === 'atoll/field' )
		? []
		: blocks.filter( ( block ) =>
				conditionsOf( block ).some( ( condition ) => ! known.has( condition ) )
			);
