import { Button, Flex, FlexBlock, FlexItem, TextControl } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useDispatch, useSelect } from '@wordpress/data';
import {
	PluginDocumentSettingPanel,
	PluginPostPublishPanel,
	store as editor,
} from '@wordpress/editor';
import { __, sprintf } from '@wordpress/i18n';
import { store as notices } from '@wordpress/notices';
import { panelData } from '../../../builder/panel-data';

interface CopyableTextProps {
	label: string;
	help: string;
	text: string;
}

/** Text to copy, with a button or by hand. */
const CopyableText = ( { label, help, text }: CopyableTextProps ) => {
	const { createSuccessNotice } = useDispatch( notices );
	const ref = useCopyToClipboard< HTMLButtonElement >( text, () => {
		void createSuccessNotice( __( 'Copied', 'atoll' ), { type: 'snackbar' } );
	} );
	return (
		<div>
			<Flex align="flex-end">
				<FlexBlock>
					<TextControl
						__next40pxDefaultSize
						readOnly
						label={ label }
						value={ text }
						onChange={ () => undefined }
					/>
				</FlexBlock>
				<FlexItem>
					<Button
						__next40pxDefaultSize
						ref={ ref }
						variant="secondary"
						aria-label={ sprintf(
							/* translators: %s: what is copied, such as "Shortcode". */
							__( 'Copy: %s', 'atoll' ),
							label
						) }
					>
						{ __( 'Copy', 'atoll' ) }
					</Button>
				</FlexItem>
			</Flex>
			<p className="atoll-form-showing__help">{ help }</p>
		</div>
	);
};

const useFormNumber = (): number =>
	useSelect(
		( select ) => Number( select( editor ).getCurrentPostAttribute( 'number' ) ?? 0 ),
		[]
	);

/** Ways to show a form to visitors. */
const Instructions = ( { number }: { number: number } ) => (
	<Flex direction="column" gap={ 4 }>
		<Button
			__next40pxDefaultSize
			variant="secondary"
			href={ `${ panelData().newPage }${ number }` }
			target="_blank"
		>
			{ __( 'Make a page with it', 'atoll' ) }
		</Button>
		<p className="atoll-form-showing__first">
			{ __( 'Or open a page, add the block “Form” and choose this form.', 'atoll' ) }
		</p>
		<CopyableText
			label={ __( 'Shortcode', 'atoll' ) }
			text={ `[atoll_form id="${ number }"]` }
			help={ __( 'Use this where you cannot add a block.', 'atoll' ) }
		/>
		<CopyableText
			label={ __( 'End of a link', 'atoll' ) }
			text={ `#atoll-form-${ number }` }
			help={ __(
				'Add this to the end of a link to the form’s page, and the link opens the form in a window over whatever page it is on.',
				'atoll'
			) }
		/>
	</Flex>
);

/** Instructions for putting the form on a page, shown beside the editor and after publishing. */
export const ShowingPanel = () => {
	const number = useFormNumber();
	if ( number === 0 ) {
		return null;
	}
	const title = __( 'Show it to visitors', 'atoll' );
	return (
		<>
			<PluginDocumentSettingPanel name="atoll-form-showing" title={ title }>
				<Instructions number={ number } />
			</PluginDocumentSettingPanel>
			<PluginPostPublishPanel title={ title } initialOpen>
				<Instructions number={ number } />
			</PluginPostPublishPanel>
		</>
	);
};
