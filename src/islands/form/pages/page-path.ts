import type { Context } from '../context';
import { visiblePage } from './pages';

/** The pages up to the current one, which is last; kept in the tab's history entry, so that a reload shows it again. */
export type PagePath = [ number, ...number[] ];

type FormOfPath = Pick< Context, 'key' | 'markup' >;

/** Returns the key of a form's path in the history entry. */
export const pathKey = ( { key }: FormOfPath ) => `${ key }-pages`;

export const pagePath = ( form: FormOfPath ): PagePath =>
	history.state?.[ pathKey( form ) ] ?? [ form.markup.printedPage ];

/** Returns the index of the page to show when the island starts or the browser goes through the history. */
export const openingPage = ( form: Context ): number =>
	form.definition.pages > 1 ? visiblePage( form, form.resolve(), pagePath( form ).at( -1 )! ) : 0;
