import { PanelBody } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ControlProps } from './control';
import { Inside } from './inside';

/** Settings that belong together, shown when they are wanted, and when one of them needs mending. */
export function Panel( props: ControlProps ) {
	const { setting, path, problems } = props;
	const [ isOpen, setOpen ] = useState( false );
	const hasProblem = Object.keys( problems ).some( ( problemPath ) =>
		problemPath.startsWith( `${ path }.` )
	);
	return (
		<PanelBody title={ setting.title } opened={ isOpen || hasProblem } onToggle={ setOpen }>
			<Inside { ...props } />
		</PanelBody>
	);
}
