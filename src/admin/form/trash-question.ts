import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import { formUses } from '../../builder/form-uses';

/** WordPress' question before it moves a post to the trash; there is no hook to add to it. */
const QUESTION = 'Are you sure you want to move "%s" to the trash?';

/** Adds to the editor's question which parts of the site use the form. */
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
