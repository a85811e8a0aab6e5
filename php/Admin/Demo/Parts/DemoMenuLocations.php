<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Parts;

/** The theme's places for menus while the demonstration is on, and the menus that stood there before. */
final class DemoMenuLocations {

	/** Option: by location, the menu that was there before (0 for none) and the one that took its place. */
	private const BEFORE = 'atoll_demo_before_menus';

	/** Whoever places another menu since keeps it there. */
	public function take( string $location, int $menu ): void {
		$before              = $this->before();
		$before[ $location ] = array( $before[ $location ][0] ?? get_nav_menu_locations()[ $location ] ?? 0, $menu );
		update_option( self::BEFORE, $before, false ); // First: an installation that is cut off here can be undone.
		$this->change( $location, ...$before[ $location ] );
	}

	/** Only menus that there still are: where there was none, one that stays keeps its place. */
	public function giveBack(): void {
		foreach ( $this->before() as $location => list( $before, $menu ) ) {
			if ( is_nav_menu( $before ) ) {
				$this->change( $location, $menu, $before );
			}
		}
	}

	/** Last, so that a removal that is cut off is begun again. */
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
