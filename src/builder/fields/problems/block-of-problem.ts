import type { FormProblem } from '../../../api/admin/check-form-draft';

/** A block of a form, as far as problems lead to it. */
interface PlacedBlock {
	clientId: string;
	name: string;
	attributes: { id?: number };
}

/** The first page has no break; its settings are the form's. */
const PAGE = /^pageList\.([1-9][0-9]*)/;

/** The block that holds the setting of a problem: a field, or the break that begins a page; null for the form itself. */
export const blockOfProblem = < Block extends PlacedBlock >(
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
