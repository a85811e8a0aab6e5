import {
	BlockControls,
	InspectorControls,
	store as blockEditorStore,
	useBlockProps,
	type BlockEditProps,
} from '@wordpress/block-editor';
import { Button, Notice, PanelBody, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { Preview } from '../server-rendered/preview';
import type { GravityFormAttributes } from './attributes';
import metadata from './block.json';
import { replacement } from './replacement';

/** Shows what visitors see of the form, with a button to replace it with Atoll's own block. */
export function Edit( { attributes, clientId }: BlockEditProps< GravityFormAttributes > ) {
	const { replaceBlock } = useDispatch( blockEditorStore );
	const replace = () => replaceBlock( clientId, replacement( attributes ) );
	const label = __( 'Replace with Atoll form', 'atoll' );
	const missing = sprintf(
		/* translators: %s: number of a form. */
		__( 'Visitors see nothing here: form %s is not published, or it is not here.', 'atoll' ),
		attributes.formId || '0'
	);
	return (
		<div { ...useBlockProps() }>
			<BlockControls group="other">
				<ToolbarGroup>
					<ToolbarButton onClick={ replace }>{ label }</ToolbarButton>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				<PanelBody title={ __( 'Form', 'atoll' ) }>
					<p>
						{ __(
							'This block is Gravity Forms’. While that is not active, Atoll shows its own form of the same number.',
							'atoll'
						) }
					</p>
					<Button variant="secondary" onClick={ replace } __next40pxDefaultSize>
						{ label }
					</Button>
				</PanelBody>
			</InspectorControls>
			<Preview
				name={ metadata.name }
				attributes={ { ...attributes } }
				empty={
					<Notice status="warning" isDismissible={ false }>
						{ missing }
					</Notice>
				}
			/>
		</div>
	);
}
