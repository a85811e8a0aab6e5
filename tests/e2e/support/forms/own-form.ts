import { call } from '../site/api';

/** Form of a single test, and its page. */
export interface OwnForm {
	number: number;
	path: string;
}

/** Adds a page for a form; returns its path. */
export async function addPageFor( form: number, title: string ): Promise< string > {
	const { link } = await call< { link: string } >( 'wp/v2/pages', 'POST', {
		title,
		content: `<!-- wp:atoll/form {"formId":${ form }} /-->`,
		status: 'publish',
	} );
	return new URL( link ).pathname;
}

/**
 * Adds a form and a page for it.
 *
 * @param title  Title of both.
 * @param fields Fields in Gravity Forms' format.
 * @param rest   Other properties of the form, in Gravity Forms' format.
 */
export async function addForm(
	title: string,
	fields: object[],
	rest: object = {}
): Promise< OwnForm > {
	const { id } = await call< { id: number | string } >( 'gf/v2/forms', 'POST', {
		...rest,
		title,
		fields,
	} );
	const number = Number( id );
	return { number, path: await addPageFor( number, title ) };
}
