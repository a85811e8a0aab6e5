import { __, _n, sprintf } from '@wordpress/i18n';
import type { EntryMarks, EntryStatus } from '../../../api/admin/entries';

type CountedText = ( count: number ) => string;

const MARKED: Record< keyof EntryMarks, { on: CountedText; off: CountedText } > = {
	read: {
		on: ( count ) =>
			sprintf(
				/* translators: %d: number of entries. */
				_n( '%d entry marked as read.', '%d entries marked as read.', count, 'atoll' ),
				count
			),
		off: ( count ) =>
			sprintf(
				/* translators: %d: number of entries. */
				_n( '%d entry marked as unread.', '%d entries marked as unread.', count, 'atoll' ),
				count
			),
	},
	starred: {
		on: ( count ) =>
			sprintf(
				/* translators: %d: number of entries. */
				_n( '%d entry starred.', '%d entries starred.', count, 'atoll' ),
				count
			),
		off: ( count ) =>
			sprintf(
				/* translators: %d: number of entries. */
				_n(
					'Star removed from %d entry.',
					'Star removed from %d entries.',
					count,
					'atoll'
				),
				count
			),
	},
	held: {
		on: ( count ) =>
			sprintf(
				/* translators: %d: number of entries. */
				_n(
					'%d entry is kept from deletion.',
					'%d entries are kept from deletion.',
					count,
					'atoll'
				),
				count
			),
		off: ( count ) =>
			sprintf(
				/* translators: %d: number of entries. */
				_n(
					'%d entry can now be deleted.',
					'%d entries can now be deleted.',
					count,
					'atoll'
				),
				count
			),
	},
};

const MOVED: Record< EntryStatus, CountedText > = {
	active: ( count ) =>
		sprintf(
			/* translators: %d: number of entries. */
			_n(
				'%d entry is back in the inbox.',
				'%d entries are back in the inbox.',
				count,
				'atoll'
			),
			count
		),
	spam: ( count ) =>
		sprintf(
			/* translators: %d: number of entries. */
			_n( '%d entry marked as spam.', '%d entries marked as spam.', count, 'atoll' ),
			count
		),
	trash: ( count ) =>
		sprintf(
			/* translators: %d: number of entries. */
			_n( '%d entry moved to the trash.', '%d entries moved to the trash.', count, 'atoll' ),
			count
		),
};

/** @param marks Exactly one mark. */
export const markedWords = ( count: number, marks: EntryMarks ): string => {
	const name = ( [ 'read', 'starred', 'held' ] as const ).find(
		( mark ) => marks[ mark ] !== undefined
	)!;
	return MARKED[ name ][ marks[ name ] ? 'on' : 'off' ]( count );
};

const RELEASED: CountedText = ( count ) =>
	sprintf(
		/* translators: %d: number of entries. */
		_n(
			'%d entry is back in the inbox. Emails that were held back are being sent.',
			'%d entries are back in the inbox. Emails that were held back are being sent.',
			count,
			'atoll'
		),
		count
	);

/**
 * @param count     Number of moved entries: other people may have moved or deleted some first.
 * @param sendsMail Whether mail that was held back is sent.
 */
export const movedWords = ( count: number, to: EntryStatus, sendsMail: boolean ): string =>
	count === 0
		? __( 'Nothing was changed: somebody has moved or deleted this meanwhile.', 'atoll' )
		: ( sendsMail ? RELEASED : MOVED[ to ] )( count );

/** @param asked Number of entries that were to be deleted. */
export const deletedWords = ( count: number, asked: number ): string => {
	if ( count === 0 ) {
		return __(
			'Nothing was deleted: these entries are kept from deletion, or were taken out of the trash meanwhile.',
			'atoll'
		);
	}
	return count < asked
		? sprintf(
				/* translators: 1: number of entries that are deleted, 2: number of those that were to be deleted. */
				__(
					'%1$d of %2$d entries deleted for good. The rest is kept from deletion, or was taken out of the trash meanwhile.',
					'atoll'
				),
				count,
				asked
			)
		: sprintf(
				/* translators: %d: number of entries. */
				_n( '%d entry deleted for good.', '%d entries deleted for good.', count, 'atoll' ),
				count
			);
};
