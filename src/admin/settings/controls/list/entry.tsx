import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp, trash } from '@wordpress/icons';
import type { SettingsValues } from '../../../../api/admin/settings';
import type { Settings } from '../../../../contract/settings';
import { Fields } from '../../fields';

interface Props {
	settings: Settings;
	values: SettingsValues;
	problems: Record< string, string >;
	prefix: string;
	/** Position, from 1. */
	number: number;
	isFirst: boolean;
	isLast: boolean;
	onChange( values: SettingsValues ): void;
	onMove( by: -1 | 1 ): void;
	onRemove(): void;
}

/** Item of a list, with buttons to move and remove it. */
export function Entry( props: Props ) {
	const { settings, values, problems, prefix, number, onChange, onMove, onRemove } = props;
	return (
		<li className="atoll-settings__entry">
			<div
				className="atoll-settings__entry-fields"
				role="group"
				// translators: %d: place of an entry in a list, counted from 1.
				aria-label={ sprintf( __( 'Entry %d', 'atoll' ), number ) }
			>
				<Fields
					settings={ settings }
					values={ values }
					problems={ problems }
					prefix={ prefix }
					onChange={ ( name, value ) => onChange( { ...values, [ name ]: value } ) }
				/>
			</div>
			<div className="atoll-settings__entry-actions">
				<Button
					size="small"
					icon={ chevronUp }
					data-move={ -1 }
					// translators: %d: place of an entry in a list, counted from 1.
					label={ sprintf( __( 'Move item %d up', 'atoll' ), number ) }
					accessibleWhenDisabled
					disabled={ props.isFirst }
					onClick={ () => onMove( -1 ) }
				/>
				<Button
					size="small"
					icon={ chevronDown }
					data-move={ 1 }
					// translators: %d: place of an entry in a list, counted from 1.
					label={ sprintf( __( 'Move item %d down', 'atoll' ), number ) }
					accessibleWhenDisabled
					disabled={ props.isLast }
					onClick={ () => onMove( 1 ) }
				/>
				<Button
					size="small"
					icon={ trash }
					isDestructive
					// translators: %d: place of an entry in a list, counted from 1.
					label={ sprintf( __( 'Remove item %d', 'atoll' ), number ) }
					onClick={ onRemove }
				/>
			</div>
		</li>
	);
}
