import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import { formUses } from '../../builder/form-uses';

/** WordPress', in its own words: it asks before it moves a post to the trash, but lets nobody add to the question. */
const QUESTION = 'Are you sure you want to move "%s" to the trash?';

/** Has the editor's question say what of the site uses the form. */
export const explainTrash = (): void => {
	addFilter( 'i18n.gettext_default', 'atoll/trash-question', ( words: string, source: string ) =>
		source === QUESTION && formUses()
			? [
					words,
					formUses().replaceAll( '%', '%%' ),
					__( 'From the trash, it can be brought back as it is.', 'atoll' ),
				].join( ' ' )
			: words
	);
};
