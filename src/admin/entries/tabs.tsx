import { __, sprintf } from '@wordpress/i18n';
import type { EntryCounts } from '../../api/admin/entries';
import { isPlainClick } from '../../ui/is-plain-click';
import { countInSentence, shortCount } from './format-count';
import { screenData } from './screen-data';
import { addressOf } from './view/address';
import { START, TABS, type ListState, type Tab } from './view/list-state';

const labels = (): Record< Tab, string > => ( {
	inbox: __( 'Inbox', 'atoll' ),
	unread: __( 'Unread', 'atoll' ),
	starred: __( 'Starred', 'atoll' ),
	spam: __( 'Spam', 'atoll' ),
	trash: __( 'Trash', 'atoll' ),
} );

/** Tabs of the list. They are links, so that they can be opened in another browser tab. */
export function Tabs( {
	state,
	counts,
	navigate,
}: {
	state: ListState;
	counts: EntryCounts | null;
	navigate: ( state: ListState ) => void;
} ) {
	return (
		<nav className="atoll-entries__tabs" aria-label={ __( 'Parts of the list', 'atoll' ) }>
			{ TABS.map( ( tab ) => {
				const target: ListState = { ...START, form: state.form, tab };
				const count = counts?.[ tab ];
				return (
					<a
						key={ tab }
						href={ addressOf( screenData().screen, target ) }
						aria-current={ tab === state.tab ? 'page' : undefined }
						onClick={ ( event ) => {
							if ( isPlainClick( event ) ) {
								event.preventDefault();
								navigate( target );
							}
						} }
					>
						{ labels()[ tab ] }
						{ count !== undefined && (
							<span className="atoll-entries__count">
								<span aria-hidden="true">{ shortCount( count ) }</span>
								<span className="screen-reader-text">
									{
										/* translators: %s: number of entries. */
										sprintf( __( '(%s)', 'atoll' ), countInSentence( count ) )
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
