import type { Context } from '../context';
import { visiblePage } from './pages';

/** The pages that led here, the present one last; kept in the tab's history entry, so that a reload shows it again. */
export type PagePath = [ number, ...number[] ];

type FormOfPath = Pick< Context, 'key' | 'markup' >;

/** What a form's path is called in the history entry. */
export const pathKey = ( { key }: FormOfPath ) => `${ key }-pages`;

export const pagePath = ( form: FormOfPath ): PagePath =>
	history.state?.[ pathKey( form ) ] ?? [ form.markup.printedPage ];

/** The page that shows when the island takes the form over, or goes through the history, from 0. */
export const openingPage = ( form: Context ): number =>
	form.definition.pages > 1 ? visiblePage( form, form.resolve(), pagePath( form ).at( -1 )! ) : 0;
