import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { formDraft } from './store';

interface Props {
	/** As problems name it: `scheduleEnd`, `notifications.<id>`. */
	setting: string;
	children: ReactNode;
}

/** A setting of the form itself: takes the focus when a problem leads to it. */
export const FocusTarget = ( { children, setting }: Props ) => {
	const place = useRef< HTMLDivElement >( null );
	const isWanted = useSelect(
		( select ) => select( formDraft ).getDestination( null ) === setting,
		[ setting ]
	);
	const { arrived } = useDispatch( formDraft );
	useEffect( () => {
		if ( isWanted ) {
			place.current
				?.querySelector< HTMLElement >( 'input, textarea, select, button' )
				?.focus();
			arrived();
		}
	}, [ arrived, isWanted ] );
	return <div ref={ place }>{ children }</div>;
};
