import { Icon } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { caution, file, lock, starFilled } from '@wordpress/icons';
import type { EntryRow } from '../../../api/admin/entries';

const Mark = ( {
	icon,
	label,
	className = '',
}: {
	icon: JSX.Element;
	label: string;
	className?: string;
} ) => (
	<span className={ `atoll-entries__mark ${ className }` } title={ label }>
		<Icon icon={ icon } size={ 20 } />
		<span className="screen-reader-text">{ label }</span>
	</span>
);

const filesWords = ( count: number ) =>
	sprintf(
		/* translators: %d: number of files. */
		_n( '%d file', '%d files', count, 'atoll' ),
		count
	);

/** Icons with facts about an entry that matter before it is opened. */
export const Marks = ( {
	entry: { isStarred, isHeld, files, hasFailedMail },
}: {
	entry: EntryRow;
} ) => (
	<span className="atoll-entries__marks">
		{ isStarred && (
			<Mark icon={ starFilled } label={ __( 'Starred', 'atoll' ) } className="is-star" />
		) }
		{ files > 0 && <Mark icon={ file } label={ filesWords( files ) } /> }
		{ isHeld && <Mark icon={ lock } label={ __( 'Kept from deletion', 'atoll' ) } /> }
		{ hasFailedMail && (
			<Mark
				icon={ caution }
				label={ __( 'An email about it was not sent', 'atoll' ) }
				className="is-trouble"
			/>
		) }
	</span>
);
