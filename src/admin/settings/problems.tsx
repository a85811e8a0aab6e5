import { Notice } from '@wordpress/components';
import { _n, sprintf } from '@wordpress/i18n';
import type { Setting, Settings } from '../../contract/settings';
import { idOf } from './controls/control';

/** Titles on the way to a setting, such as "Street address: Postcode". */
function titleOf( settings: Settings, place: string ): string {
	const names = place.split( '.' ).filter( ( part ) => ! /^\d+$/.test( part ) );
	let inside: Settings | undefined = settings;
	const titles = names.map( ( name ) => {
		const setting: Setting | undefined = inside?.[ name ];
		inside = setting?.settings;
		return setting?.title ?? name;
	} );
	return titles.join( ': ' );
}

const goTo = ( place: string ) => {
	const field = document.getElementById( idOf( place ) );
	field?.querySelector< HTMLElement >( 'input, textarea, select, button' )?.focus();
	field?.scrollIntoView( { block: 'center' } );
};

/** Every problem of the group, each leading to its setting. */
export function Problems( {
	settings,
	problems,
}: {
	settings: Settings;
	problems: Record< string, string >;
} ) {
	const places = Object.entries( problems );
	return places.length === 0 ? null : (
		<Notice status="error" isDismissible={ false } className="atoll-settings__problems">
			<p>
				{ sprintf(
					// translators: %d: how many settings.
					_n(
						'%d setting needs mending before it can be saved.',
						'%d settings need mending before they can be saved.',
						places.length,
						'atoll'
					),
					places.length
				) }
			</p>
			<ul>
				{ places.map( ( [ place, words ] ) => (
					<li key={ place }>
						<a
							href={ `#${ idOf( place ) }` }
							onClick={ ( event ) => {
								event.preventDefault();
								goTo( place );
							} }
						>
							{ titleOf( settings, place ) }
						</a>
						{ ': ' }
						{ words }
					</li>
				) ) }
			</ul>
		</Notice>
	);
}
