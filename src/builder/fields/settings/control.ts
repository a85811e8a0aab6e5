import type { ComponentType } from 'react';
import type { FieldSettings } from '../../../contract/field-settings';
import type { Kind } from '../../editor-data';
import type { Change, FieldAttributes } from '../attributes';

/** Setting and how it is shown (contract/fields/settings.json). */
export type Setting = FieldSettings[ 'settings' ][ number ];

export interface ControlProps {
	setting: Setting;
	kind: Kind;
	/** All settings of the field. */
	attributes: FieldAttributes;
	onChange: Change;
}

/** Component that edits one type of setting, for fields of any kind. */
export type Control = ComponentType< ControlProps >;

/** Returns a setting as text; empty if it is not set. */
export const textOf = ( { attributes, setting }: ControlProps ): string =>
	String( attributes[ setting.setting ] ?? '' );

/** Returns a function that changes the setting; an empty value is not stored. */
export const setterOf =
	( { onChange, setting }: ControlProps ) =>
	( value: unknown ) =>
		onChange( { [ setting.setting ]: value === '' || value === false ? undefined : value } );
