<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Parts;

/** The theme's menu locations while the demo is installed, and their previous menus. */
final class DemoMenuLocations {

	/** Option: by location, the previous menu (0 for none) and the demo's menu. */
	private const BEFORE = 'atoll_demo_before_menus';

	/** Sets the demo's menu. A menu that someone has set since stays. */
	public function take( string $location, int $menu ): void {
		$before              = $this->before();
		$before[ $location ] = array( $before[ $location ][0] ?? get_nav_menu_locations()[ $location ] ?? 0, $menu );
		update_option( self::BEFORE, $before, false ); // First: an interrupted installation can be undone.
		$this->change( $location, ...$before[ $location ] );
	}

	/** Restores the previous menus if they still exist. Where there was none, a menu that is kept stays. */
	public function giveBack(): void {
		foreach ( $this->before() as $location => list( $before, $menu ) ) {
			if ( is_nav_menu( $before ) ) {
				$this->change( $location, $menu, $before );
			}
		}
	}

	/** Deletes the option. It comes last, so that an interrupted removal can start again. */
	public function forget(): void {
		delete_option( self::BEFORE );
	}

	/** @return array<string, array{int, int}> */
	private function before(): array {
		/** @var array<string, array{int, int}> */
		return (array) get_option( self::BEFORE, array() );
	}

	private function change( string $location, int $from, int $to ): void {
		$locations = get_nav_menu_locations();
		if ( ( $locations[ $location ] ?? 0 ) === $from ) {
			set_theme_mod( 'nav_menu_locations', array_replace( $locations, array( $location => $to ) ) );
		}
	}
}
