import { InspectorControls } from '@wordpress/block-editor';
import { memo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Kind } from '../editor-data';
import type { Change, FieldAttributes } from './attributes';
import { panelsOf } from './panels';
import { SettingsPanel } from './settings-panel';
import { useSettledWords } from './use-settled-words';

interface Props {
	attributes: FieldAttributes;
	/** The kind as the field's attributes vary it. */
	kind: Kind;
	onChange: Change;
}

const Panels = memo(
	( props: Props ) => {
		const { attributes, kind } = props;
		return (
			<InspectorControls>
				<p className="atoll-builder-id">
					{
						/* translators: %d: number of a field. */
						sprintf( __( 'Field %d', 'atoll' ), attributes.id ?? 0 )
					}
				</p>
				{ panelsOf( kind, attributes, window.atollFormEditor ).map( ( panel ) => (
					<SettingsPanel key={ panel.panel } { ...props } panel={ panel } />
				) ) }
			</InspectorControls>
		);
	},
	( before, after ) =>
		before.attributes === after.attributes && before.onChange === after.onChange
);

/** All settings of a field, depending on its kind; WordPress shows the kind's name above them. */
export const Sidebar = ( { attributes, kind, onChange }: Props ) => {
	const [ shown, change ] = useSettledWords( attributes, onChange );
	return <Panels attributes={ shown } kind={ kind } onChange={ change } />;
};
