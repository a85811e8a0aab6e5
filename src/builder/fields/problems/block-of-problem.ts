import type { FormProblem } from '../../../api/admin/check-edited-form';
import type { Block } from '../../form-blocks';

/** Path of a page's settings. The first page has no page break; its settings are those of the form. */
const PAGE = /^pageList\.([1-9][0-9]*)/;

/** Returns the block with the setting of a problem: a field or a page break; null for the form itself. */
export const blockOfProblem = (
	{ field, setting }: Pick< FormProblem, 'field' | 'setting' >,
	blocks: Block[]
): Block | null => {
	const page = PAGE.exec( setting )?.[ 1 ];
	if ( field === null && page !== undefined ) {
		const breaks = blocks.filter( ( { name } ) => name === 'atoll/page-break' );
		return breaks[ Number( page ) - 1 ] ?? null;
	}
	return field === null
		? null
		: ( blocks.find( ( { attributes } ) => attributes.id === field ) ?? null );
};
