import { Notice } from '@wordpress/components';
import { _n, sprintf } from '@wordpress/i18n';
import type { Setting, Settings } from '../../contract/settings';
import { idOf } from './controls/control';

/** Returns the titles on the path to a setting, such as "Street address: Postcode". */
export function titleOf( settings: Settings, path: string ): string {
	const names = path.split( '.' ).filter( ( part ) => ! /^\d+$/.test( part ) );
	let level: Settings | undefined = settings;
	const titles = names.map( ( name ) => {
		const setting: Setting | undefined = level?.[ name ];
		level = setting?.settings;
		return setting?.title ?? name;
	} );
	return titles.join( ': ' );
}

const focusSetting = ( path: string ) => {
	const field = document.getElementById( idOf( path ) );
	field?.querySelector< HTMLElement >( 'input, textarea, select, button' )?.focus();
	field?.scrollIntoView( { block: 'center' } );
};

/** List of all errors of the group; each is a link to its setting. */
export function Problems( {
	settings,
	problems,
}: {
	settings: Settings;
	problems: Record< string, string >;
} ) {
	const entries = Object.entries( problems );
	return entries.length === 0 ? null : (
		<Notice status="error" isDismissible={ false } className="atoll-settings__problems">
			<p>
				{ sprintf(
					// translators: %d: how many settings.
					_n(
						'Fix %d setting before you save.',
						'Fix %d settings before you save.',
						entries.length,
						'atoll'
					),
					entries.length
				) }
			</p>
			<ul>
				{ entries.map( ( [ path, words ] ) => (
					<li key={ path }>
						<a
							href={ `#${ idOf( path ) }` }
							onClick={ ( event ) => {
								event.preventDefault();
								focusSetting( path );
							} }
						>
							{ titleOf( settings, path ) }
						</a>
						{ ': ' }
						{ words }
					</li>
				) ) }
			</ul>
		</Notice>
	);
}
