import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarDropdownMenu } from '@wordpress/components';
import { memo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { columns } from '@wordpress/icons';
import type { Kind } from '../../src/builder/editor-data';
import type { Change } from '../../src/builder/fields/attributes';
import { convertibleKinds } from '../../src/builder/fields/kinds/convertible-kinds';
import { columnSpanOf, FULL_WIDTH, WIDTHS } from '../../src/builder/fields/widths';
import { asterisk } from './asterisk';

interface Props {
	/** Columns of the form's 12. */
	columnSpan: number | undefined;
	required: boolean | undefined;
	kind: Kind;
	onChange: Change;
}

/** The most used settings: the kind among similar ones, the width, and whether the field is required. */
export const Toolbar = memo(
	( { columnSpan = FULL_WIDTH, required = false, kind, onChange }: Props ) => {
		const others = convertibleKinds( kind, window.atollFormEditor.kinds );
		return (
			<BlockControls group="block">
				{ others.length > 0 && (
					<ToolbarDropdownMenu
						icon={ null }
						text={ kind.title }
						label={ __( 'Change kind of question', 'atoll' ) }
						controls={ others.map( ( other ) => ( {
							title: other.title,
							icon: other.icon as 'forms',
							onClick: () => onChange( { kind: other.kind } ),
						} ) ) }
					/>
				) }
				{ kind.settings.includes( 'columnSpan' ) && (
					<ToolbarDropdownMenu
						icon={ columns }
						label={ __( 'Width', 'atoll' ) }
						controls={ WIDTHS().map( ( { span, title } ) => ( {
							title,
							isActive: span === columnSpan,
							role: 'menuitemradio',
							onClick: () => onChange( { columnSpan: columnSpanOf( span ) } ),
						} ) ) }
					/>
				) }
				{ kind.settings.includes( 'required' ) && (
					<ToolbarButton
						icon={ asterisk }
						label={ __( 'Required', 'atoll' ) }
						isPressed={ required }
						onClick={ () => onChange( { required: ! required || undefined } ) }
					/>
				) }
			</BlockControls>
		);
	}
);
