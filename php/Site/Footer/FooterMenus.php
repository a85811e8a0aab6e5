<?php

declare( strict_types=1 );

namespace Atoll\Site\Footer;

use Atoll\Site\Menu\MenuItem;
use Atoll\Site\Menu\Menus;
use Atoll\Site\Page\PageSettings;

/** The menus of the two footers: each shows the first of its menu locations that has a menu. */
final class FooterMenus {

	/** Locations in order of preference. Sites without footer menus show those of the header. */
	private const NAV     = array(
		PageSettings::PRIMARY   => array( Menus::FOOTER, Menus::MAIN ),
		PageSettings::SECONDARY => array( Menus::FOOTER_SECONDARY, Menus::FOOTER, Menus::MAIN ),
	);
	private const SUB_NAV = array(
		PageSettings::PRIMARY   => array( Menus::FOOTER_SUB, Menus::SECONDARY ),
		PageSettings::SECONDARY => array( Menus::FOOTER_SECONDARY_SUB, Menus::FOOTER_SUB, Menus::SECONDARY ),
	);

	public function __construct( private Menus $menus ) {}

	/**
	 * @param string $variant `primary` or `secondary`.
	 * @return list<MenuItem>
	 */
	public function nav( string $variant ): array {
		return $this->firstMenu( self::NAV[ $variant ] ?? array() );
	}

	/**
	 * @param string $variant `primary` or `secondary`.
	 * @return list<MenuItem>
	 */
	public function subNav( string $variant ): array {
		return $this->firstMenu( self::SUB_NAV[ $variant ] ?? array() );
	}

	/**
	 * @param list<string> $locations
	 * @return list<MenuItem>
	 */
	private function firstMenu( array $locations ): array {
		foreach ( $locations as $location ) {
			if ( has_nav_menu( $location ) ) {
				return $this->menus->at( $location );
			}
		}
		return array();
	}
}
