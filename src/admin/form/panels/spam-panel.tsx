import { Flex, SelectControl, ToggleControl } from '@wordpress/components';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { useFormFields } from '../../../builder/fields/use-form-fields';
import { panelData } from '../../../builder/panel-data';
import type { FormSettings } from '../settings/types';
import { useFormSetting } from '../settings/use-form-setting';
import { ToggleSetting } from './toggle-setting';
import { WholeNumber } from './whole-number';

const AboutCaptcha = () => (
	<p className="components-base-control__help">
		{ useFormFields().some( ( { shape } ) => shape === 'token' )
			? __( 'The form has a captcha, which people meet before they send it.', 'atoll' )
			: __(
					'If spam still gets through, add a Captcha to the form: select + in the form and search for it.',
					'atoll'
				) }
	</p>
);

/** Panel for the form's protection against spam. */
export const SpamPanel = () => {
	const [ spam = {}, set ] = useFormSetting( 'spam' );
	const { strictness, akismet } = panelData().spam;
	return (
		<PluginDocumentSettingPanel name="atoll-form-spam" title={ __( 'Spam', 'atoll' ) }>
			<Flex direction="column" gap={ 4 }>
				<SelectControl
					__next40pxDefaultSize
					label={ strictness.title }
					help={ __(
						'Spam is kept among the spam entries, with the reasons. Nobody is emailed about it.',
						'atoll'
					) }
					value={ spam.strictness ?? '' }
					options={ [
						{ value: '', label: __( 'As the site’s settings say', 'atoll' ) },
						...strictness.choices.map( ( { value, text } ) => ( {
							value,
							label: text,
						} ) ),
					] }
					onChange={ ( chosen ) =>
						set( {
							...spam,
							strictness: chosen as FormSettings[ 'spam' ][ 'strictness' ],
						} )
					}
				/>
				<ToggleSetting
					setting="enableHoneypot"
					isOnByDefault
					label={ __( 'Hidden trap for bots (honeypot)', 'atoll' ) }
					help={ __(
						'A field that people cannot see. Anything that fills it in is a bot.',
						'atoll'
					) }
				/>
				<ToggleControl
					label={ akismet.title }
					help={ __(
						'Where the Akismet plugin is set up. It receives the answers and the sender’s IP address.',
						'atoll'
					) }
					checked={ spam.akismet !== false }
					onChange={ ( isAsked ) => set( { ...spam, akismet: isAsked } ) }
				/>
				<WholeNumber
					label={ __( 'Maximum attempts to send it in ten minutes', 'atoll' ) }
					help={ __(
						'From one address. Then people are asked to wait, and keep their answers. Leave it empty for what the site’s settings say.',
						'atoll'
					) }
					min={ 1 }
					value={ spam.limit ?? '' }
					onChange={ ( limit ) =>
						set( { ...spam, limit: typeof limit === 'number' ? limit : undefined } )
					}
				/>
				<AboutCaptcha />
			</Flex>
		</PluginDocumentSettingPanel>
	);
};
