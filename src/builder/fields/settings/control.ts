import type { ComponentType } from 'react';
import type { FieldSettings } from '../../../contract/field-settings';
import type { Kind } from '../../editor-data';
import type { Change, FieldAttributes } from '../attributes';

/** How one setting is shown (contract/fields/settings.json). */
export type Setting = FieldSettings[ 'settings' ][ number ];

export interface ControlProps {
	setting: Setting;
	kind: Kind;
	/** All settings of the field. */
	attributes: FieldAttributes;
	onChange: Change;
}

/** Edits one kind of setting, whatever kind the field is. */
export type Control = ComponentType< ControlProps >;

/** A setting as text: what is not set is empty. */
export const textOf = ( { attributes, setting }: ControlProps ): string =>
	String( attributes[ setting.setting ] ?? '' );

/** Changes the setting; what is empty is not stored. */
export const setterOf =
	( { onChange, setting }: ControlProps ) =>
	( value: unknown ) =>
		onChange( { [ setting.setting ]: value === '' || value === false ? undefined : value } );
