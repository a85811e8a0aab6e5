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
 * Every condition that a page break of this form had, as JSON: a copy may be older than a change of it.
 *
 * @param known  Those of before.
 * @param blocks All of the form.
 */
export const withConditionsOf = (
	known: ReadonlySet< string >,
	blocks: Block[]
): ReadonlySet< string > => new Set( [ ...known, ...blocks.flatMap( conditionsOf ) ] );

/**
 * Page breaks of another form that came alone: what they ask about was left there, and its number means another
 * question here. Those that come with questions are judged by these.
 *
 * @param blocks That were put in at once.
 * @param known  Conditions that this form's breaks had, as JSON.
 */
export const foreignBreaks = ( blocks: Block[], known: ReadonlySet< string > ): Block[] =>
	blocks.some( ( { name } ) => name === 'atoll/field' )
		? []
		: blocks.filter( ( block ) =>
				conditionsOf( block ).some( ( condition ) => ! known.has( condition ) )
			);
