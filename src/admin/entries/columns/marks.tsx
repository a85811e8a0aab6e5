import { Icon } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { caution, file, lock, starFilled } from '@wordpress/icons';
import type { EntryRow } from '../../../api';

const Mark = ( {
	icon,
	words,
	look = '',
}: {
	icon: JSX.Element;
	words: string;
	look?: string;
} ) => (
	<span className={ `atoll-entries__mark ${ look }` } title={ words }>
		<Icon icon={ icon } size={ 20 } />
		<span className="screen-reader-text">{ words }</span>
	</span>
);

const filesWords = ( count: number ) =>
	sprintf(
		/* translators: %d: number of files. */
		_n( '%d file', '%d files', count, 'atoll' ),
		count
	);

/** What is to know of an entry before it is opened. */
export const Marks = ( {
	entry: { isStarred, isHeld, files, hasFailedMail },
}: {
	entry: EntryRow;
} ) => (
	<span className="atoll-entries__marks">
		{ isStarred && (
			<Mark icon={ starFilled } words={ __( 'Starred', 'atoll' ) } look="is-star" />
		) }
		{ files > 0 && <Mark icon={ file } words={ filesWords( files ) } /> }
		{ isHeld && <Mark icon={ lock } words={ __( 'Kept from deletion', 'atoll' ) } /> }
		{ hasFailedMail && (
			<Mark
				icon={ caution }
				words={ __( 'A mail about it was not sent', 'atoll' ) }
				look="is-trouble"
			/>
		) }
	</span>
);
