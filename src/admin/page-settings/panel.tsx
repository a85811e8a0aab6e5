import { Flex, ToggleControl } from '@wordpress/components';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { PagePicker } from './page-picker';
import { PublicFiles } from './public-files';
import { asLoginPage } from './settings';
import { usePageSettings } from './use-page-settings';
import { useSavedPage } from './use-saved-page';
import { VariantControl } from './variant-control';

/** Panel in the page's sidebar for its header and footer, and for who may see it. */
export const PageSettingsPanel = () => {
	const pageSettings = usePageSettings();
	const saved = useSavedPage();
	if ( ! pageSettings ) {
		return null;
	}
	const [ settings, set ] = pageSettings;

	return (
		<PluginDocumentSettingPanel
			name="atoll-page"
			title={ __( 'Header, footer and access', 'atoll' ) }
		>
			<Flex direction="column" gap={ 4 }>
				<VariantControl
					label={ __( 'Header', 'atoll' ) }
					value={ settings.header }
					onChange={ ( header ) => set( { header } ) }
				/>
				<VariantControl
					label={ __( 'Footer', 'atoll' ) }
					help={ __( 'Both are set up for the whole site in its settings.', 'atoll' ) }
					value={ settings.footer }
					onChange={ ( footer ) => set( { footer } ) }
				/>
				<ToggleControl
					label={ __( 'Only for people who are logged in', 'atoll' ) }
					help={ __(
						'Visitors must log in first. This includes its child pages. Search, feeds and sitemaps leave out the page and its files. Menus still show it if you add it.',
						'atoll'
					) }
					disabled={ settings.isLoginPage }
					checked={ settings.isPrivate }
					onChange={ ( isPrivate ) => set( { isPrivate } ) }
				/>
				{ settings.isPrivate && <PublicFiles { ...saved } /> }
				{ settings.isPrivate && (
					<PagePicker
						label={ __( 'Where to log in', 'atoll' ) }
						help={ __(
							'A page of this site with a login form. If you leave this empty, the login page from the site’s settings is used.',
							'atoll'
						) }
						value={ settings.loginUrl }
						onChange={ ( loginUrl ) => set( { loginUrl } ) }
					/>
				) }
				<ToggleControl
					label={ __( 'This is a login page', 'atoll' ) }
					help={ __(
						'Everyone can see it. People who are already logged in go straight to the next page.',
						'atoll'
					) }
					checked={ settings.isLoginPage }
					onChange={ ( isLoginPage ) => set( asLoginPage( isLoginPage ) ) }
				/>
				{ settings.isLoginPage && (
					<PagePicker
						label={ __( 'Where to go next', 'atoll' ) }
						help={ __(
							'The page of this site that people see once they are logged in. If you leave this empty, the dashboard from the site’s settings is used.',
							'atoll'
						) }
						value={ settings.redirectUrl }
						onChange={ ( redirectUrl ) => set( { redirectUrl } ) }
					/>
				) }
			</Flex>
		</PluginDocumentSettingPanel>
	);
};
