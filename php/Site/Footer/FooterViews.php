<?php

declare( strict_types=1 );

namespace Atoll\Site\Footer;

use Atoll\Contract\Data;
use Atoll\Settings\Settings;
use Atoll\Site\Company;
use Atoll\Site\Look\Marks;
use Atoll\Site\Menu\MenuItem;
use Atoll\Site\Menu\Menus;
use Atoll\Site\Page\PageSettings;

/** Gathers what a footer says, from the settings, the company and the menus. */
final class FooterViews {

	/** Places of menus, by variant: the first that has one. A site without menus for its footers shows its header's. */
	private const NAV     = array(
		PageSettings::PRIMARY   => array( Menus::FOOTER, Menus::MAIN ),
		PageSettings::SECONDARY => array( Menus::FOOTER_SECONDARY, Menus::FOOTER, Menus::MAIN ),
	);
	private const SUB_NAV = array(
		PageSettings::PRIMARY   => array( Menus::FOOTER_SUB, Menus::SECONDARY ),
		PageSettings::SECONDARY => array( Menus::FOOTER_SECONDARY_SUB, Menus::FOOTER_SUB, Menus::SECONDARY ),
	);

	public function __construct( private Settings $settings, private Company $company, private Menus $menus, private Marks $marks ) {}

	/** @param string $variant `primary` or `secondary`. */
	public function of( string $variant ): FooterView {
		$company = $this->settings->group( 'company' );
		return new FooterView(
			$this->company->name(),
			$this->marks->svg( $this->company->mark() ),
			$this->chosen( $variant )->string( 'footerStatement' ) ?: $this->company->tagline(),
			$this->company->phone(),
			$this->company->phoneUrl(),
			$company->string( 'email' ),
			$this->nav( $variant ),
			$this->subNav( $variant ),
			$this->profiles( $company ),
			( new Licence( $company ) )->line(),
			$this->paragraphs( $this->company->disclaimer() ),
			trim( $this->settings->group( 'footer' )->string( 'footerAcknowledgement' ) ),
			(string) wp_date( 'Y' )
		);
	}

	/** Settings of one of the two footers. */
	public function chosen( string $variant ): Data {
		return $this->settings->group( 'footer' )->map( PageSettings::SECONDARY === $variant ? 'footerSecondary' : 'footerPrimary' );
	}

	/** @return list<MenuGroup> */
	public function nav( string $variant ): array {
		return MenuGroup::of( $this->first( self::NAV[ $variant ] ?? self::NAV[ PageSettings::PRIMARY ] ) );
	}

	/** @return list<MenuItem> */
	public function subNav( string $variant ): array {
		return $this->first( self::SUB_NAV[ $variant ] ?? self::SUB_NAV[ PageSettings::PRIMARY ] );
	}

	/**
	 * @param list<string> $places
	 * @return list<MenuItem>
	 */
	private function first( array $places ): array {
		foreach ( $places as $place ) {
			if ( has_nav_menu( $place ) ) {
				return $this->menus->at( $place );
			}
		}
		return array();
	}

	/** @return list<array{name: string, url: string}> */
	private function profiles( Data $company ): array {
		$profiles = array();
		foreach ( $company->list( 'socialLinks' ) as $profile ) {
			if ( '' !== $profile->string( 'name' ) && '' !== $profile->string( 'url' ) ) {
				$profiles[] = array(
					'name' => $profile->string( 'name' ),
					'url'  => $profile->string( 'url' ),
				);
			}
		}
		return $profiles;
	}

	/** @return list<string> Apart by empty lines. */
	private function paragraphs( string $text ): array {
		return array_values( array_filter( array_map( trim( ... ), preg_split( '/\R\s*\R/', $text ) ?: array() ) ) );
	}
}
