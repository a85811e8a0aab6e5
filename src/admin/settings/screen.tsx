import { Button, Notice, Spinner } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ErrorBoundary } from '../../ui';
import { Conflict } from './conflict';
import { Fields } from './fields';
import { Navigation } from './navigation';
import { previews } from './preview';
import { useClosePreviewOnFocus } from './preview/use-close-preview-on-focus';
import { Problems } from './problems';
import { SaveBar } from './save-bar';
import { SaveNotice } from './save-notice';
import { store } from './store';
import type { EditedGroup } from './store/state';
import { useHash } from './use-hash';
import { useKeptFocus } from './use-kept-focus';
import { useLeaveGuard } from './use-leave-guard';
import { overlaid } from './values';

/** Error handler for a preview: if it fails, the settings can still be saved. */
const ignore = () => {};

/** One group: its description, errors and settings, and beside some groups a preview. */
function GroupForm( { group }: { group: EditedGroup } ) {
	const { edit } = useDispatch( store );
	const { name, title, description, links, settings, problems } = group;
	const values = overlaid( group.values, group.edits );
	const GroupPreview = previews[ name ];
	const closePreview = useClosePreviewOnFocus();
	return (
		<div className={ `atoll-settings__group-page${ GroupPreview ? ' has-preview' : '' }` }>
			<section className="atoll-settings__form" aria-label={ title } onFocus={ closePreview }>
				<h2 tabIndex={ -1 }>{ title }</h2>
				<p className="atoll-settings__lead">{ description }</p>
				{ links.length > 0 && (
					<p className="atoll-settings__links">
						{ links.map( ( { url, text } ) => (
							<a key={ url } href={ url }>
								{ text }
							</a>
						) ) }
					</p>
				) }
				<Conflict group={ group } />
				<Problems settings={ settings } problems={ problems } />
				<Fields
					settings={ settings }
					values={ values }
					problems={ problems }
					onChange={ ( setting, value ) => edit( name, setting, value ) }
				/>
			</section>
			{ GroupPreview && (
				<ErrorBoundary onError={ ignore }>
					<GroupPreview group={ group } />
				</ErrorBoundary>
			) }
		</div>
	);
}

const Failed = () => {
	const { load } = useDispatch( store );
	return (
		<Notice status="error" isDismissible={ false }>
			{ __( 'The settings could not be loaded.', 'atoll' ) }{ ' ' }
			<Button variant="link" onClick={ () => load() }>
				{ __( 'Try again', 'atoll' ) }
			</Button>
		</Notice>
	);
};

/** Settings screen: links to the groups, and the current group. */
export function Screen() {
	const { load } = useDispatch( store );
	const { status, groups, hasEdits } = useSelect(
		( select ) => ( {
			status: select( store ).getStatus(),
			groups: select( store ).getGroups(),
			hasEdits: select( store ).hasEdits(),
		} ),
		[]
	);
	const hash = useHash();
	const current = groups.find( ( { name } ) => name === hash ) ?? groups[ 0 ];
	useLeaveGuard( hasEdits );
	useEffect( () => {
		load();
	}, [ load ] );

	return (
		<div className="atoll-settings" { ...useKeptFocus() }>
			<div className="atoll-settings__top">
				<SaveBar />
				<SaveNotice />
			</div>
			{ status === 'loading' && <Spinner /> }
			{ status === 'failed' && <Failed /> }
			{ current && (
				<div className="atoll-settings__body">
					<Navigation groups={ groups } current={ current.name } />
					<GroupForm key={ current.name } group={ current } />
				</div>
			) }
		</div>
	);
}
