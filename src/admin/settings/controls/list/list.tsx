import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { SettingsValues } from '../../../../api/admin/settings';
import { defaultsOf } from '../../values';
import type { ControlProps } from '../control';
import { moved, removed, replaced } from './entries';
import { Entry } from './entry';

/** List of items that can be added, removed and reordered. */
export function List( { setting, path, value, onChange, problems }: ControlProps ) {
	const entries = ( Array.isArray( value ) ? value : [] ) as SettingsValues[];
	const addButton = useRef< HTMLButtonElement >( null );
	const list = useRef< HTMLOListElement >( null );
	const focusNext = useRef< ( () => void ) | null >( null );
	// The element to focus exists only after the changed list is rendered.
	useEffect( () => {
		focusNext.current?.();
		focusNext.current = null;
	}, [ value ] );
	const focusIn = ( index: number, selector: string ) => () =>
		list.current?.children[ index ]?.querySelector< HTMLElement >( selector )?.focus();
	const append = () => {
		focusNext.current = focusIn( entries.length, 'input, textarea, select, button' );
		onChange( [ ...entries, defaultsOf( setting.settings ) ] );
	};
	// The focus moves along, so that pressing again moves the same item further.
	const move = ( index: number, by: -1 | 1 ) => {
		focusNext.current = focusIn( index + by, `[data-move="${ by }"]` );
		onChange( moved( entries, index, by ) );
	};
	const remove = ( index: number ) => {
		onChange( removed( entries, index ) );
		addButton.current?.focus(); // The focused button was removed.
	};
	return (
		<fieldset className="atoll-settings__group">
			<legend className="atoll-settings__legend">{ setting.title }</legend>
			{ setting.description && (
				<p className="atoll-settings__help">{ setting.description }</p>
			) }
			<ol ref={ list } className="atoll-settings__entries">
				{ entries.map( ( entry, index ) => (
					<Entry
						key={ index }
						settings={ setting.settings ?? {} }
						values={ entry }
						problems={ problems }
						prefix={ `${ path }.${ index }.` }
						number={ index + 1 }
						isFirst={ index === 0 }
						isLast={ index === entries.length - 1 }
						onChange={ ( changed ) => onChange( replaced( entries, index, changed ) ) }
						onMove={ ( by ) => move( index, by ) }
						onRemove={ () => remove( index ) }
					/>
				) ) }
			</ol>
			<Button
				__next40pxDefaultSize
				ref={ addButton }
				variant="secondary"
				icon={ plus }
				accessibleWhenDisabled
				disabled={ entries.length >= ( setting.max ?? 100 ) }
				onClick={ append }
			>
				{ __( 'Add', 'atoll' ) }
			</Button>
		</fieldset>
	);
}
