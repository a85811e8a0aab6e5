import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { formDraft } from './store';

interface Props {
	/** Name of the setting in problems: `scheduleEnd`, `notifications.<id>`. */
	setting: string;
	children: ReactNode;
}

/** Wrapper of a form's own setting that gets the focus when a problem leads to it. */
export const FocusTarget = ( { children, setting }: Props ) => {
	const container = useRef< HTMLDivElement >( null );
	const isDestination = useSelect(
		( select ) => select( formDraft ).getDestination( null ) === setting,
		[ setting ]
	);
	const { clearDestination } = useDispatch( formDraft );
	useEffect( () => {
		if ( isDestination ) {
			container.current
				?.querySelector< HTMLElement >( 'input, textarea, select, button' )
				?.focus();
			clearDestination();
		}
	}, [ clearDestination, isDestination ] );
	return <div ref={ container }>{ children }</div>;
};
