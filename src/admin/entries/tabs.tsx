import { __, sprintf } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import type { EntryCounts } from '../../api';
import { said, short } from './counted';
import { told } from './told';
import { addressOf } from './view/address';
import { START, TABS, type Place, type Tab } from './view/place';

const labels = (): Record< Tab, string > => ( {
	inbox: __( 'Inbox', 'atoll' ),
	unread: __( 'Unread', 'atoll' ),
	starred: __( 'Starred', 'atoll' ),
	spam: __( 'Spam', 'atoll' ),
	trash: __( 'Trash', 'atoll' ),
} );

const isPlain = ( { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent ) =>
	button === 0 && ! ( metaKey || ctrlKey || shiftKey || altKey );

/** The parts of the list: links, so that they open in another tab too. */
export function Tabs( {
	place,
	counts,
	go,
}: {
	place: Place;
	counts: EntryCounts | null;
	go: ( place: Place ) => void;
} ) {
	return (
		<nav className="atoll-entries__tabs" aria-label={ __( 'Parts of the list', 'atoll' ) }>
			{ TABS.map( ( tab ) => {
				const there: Place = { ...START, form: place.form, tab };
				const count = counts?.[ tab ];
				return (
					<a
						key={ tab }
						href={ addressOf( told().screen, there ) }
						aria-current={ tab === place.tab ? 'page' : undefined }
						onClick={ ( event ) => {
							if ( isPlain( event ) ) {
								event.preventDefault();
								go( there );
							}
						} }
					>
						{ labels()[ tab ] }
						{ count !== undefined && (
							<span className="atoll-entries__count">
								<span aria-hidden="true">{ short( count ) }</span>
								<span className="screen-reader-text">
									{
										/* translators: %s: number of entries. */
										sprintf( __( '(%s)', 'atoll' ), said( count ) )
									}
								</span>
							</span>
						) }
					</a>
				);
			} ) }
		</nav>
	);
}
