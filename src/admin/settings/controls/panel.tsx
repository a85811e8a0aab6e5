import { PanelBody } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ControlProps } from './control';
import { Inside } from './inside';

/** Settings that belong together, shown when they are wanted, and when one of them needs mending. */
export function Panel( props: ControlProps ) {
	const { setting, place, problems } = props;
	const [ isOpen, setOpen ] = useState( false );
	const isBroken = Object.keys( problems ).some( ( at ) => at.startsWith( `${ place }.` ) );
	return (
		<PanelBody title={ setting.title } opened={ isOpen || isBroken } onToggle={ setOpen }>
			<Inside { ...props } />
		</PanelBody>
	);
}
