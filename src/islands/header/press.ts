import { justAppeared } from './state';
import { close, isShown, open, type Behaviour } from './submenu';

/** Clicking a submenu's parent toggles it (spec 4), also by keyboard and touch. One is open at a time. */
export const toggleByPress: Behaviour = ( { submenus, signal } ) =>
	submenus.forEach( ( submenu ) =>
		submenu.toggle.addEventListener(
			'click',
			() => {
				if ( isShown( submenu ) && ! justAppeared( submenu ) ) {
					close( submenu );
					return;
				}
				submenus
					.filter( ( other ) => other !== submenu && isShown( other ) )
					.forEach( close );
				open( submenu );
			},
			{ signal }
		)
	);
