<?php

declare( strict_types=1 );

namespace Atoll\Site\Footer;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\Settings;
use Atoll\Site\Company;
use Atoll\Site\Menu\MenuItem;
use Atoll\Site\Page\PageSettings;
use Atoll\Site\Theme\ThemeIcons;

/** Collects the content of a footer from the settings, the company and the menus. */
final class FooterViews {

	public function __construct(
		private Settings $settings,
		private Company $company,
		private FooterMenus $menus,
		private ThemeIcons $icons
	) {}

	/** @param string $variant `primary` or `secondary`. */
	public function create( string $variant ): FooterView {
		$company = $this->settings->group( 'company' );
		return new FooterView(
			$this->company->name(),
			$this->icons->svg( $this->company->mark() ),
			$this->settingsOf( $variant )->string( 'footerStatement' ) ?: $this->company->tagline(),
			$this->company->phone(),
			$this->company->phoneUrl(),
			$company->string( 'email' ),
			FooterMenuGroup::fromItems( $this->menus->nav( $variant ) ),
			array_merge(
				...array_map(
					static fn( MenuItem $item ): array => $item->flattened(),
					$this->menus->subNav( $variant )
				)
			),
			$this->profiles( $company ),
			( new Licence( $company ) )->line(),
			$this->paragraphs( $this->company->disclaimer() ),
			trim( $this->settings->group( 'footer' )->string( 'footerAcknowledgement' ) ),
			(string) wp_date( 'Y' )
		);
	}

	/** Returns the settings of one of the two footers. */
	public function settingsOf( string $variant ): JsonData {
		return $this->settings->group( 'footer' )->map(
			PageSettings::SECONDARY === $variant ? 'footerSecondary' : 'footerPrimary'
		);
	}

	/** @return list<array{name: string, url: string}> */
	private function profiles( JsonData $company ): array {
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

	/** @return list<string> Paragraphs, which are separated by empty lines. */
	private function paragraphs( string $text ): array {
		return array_values( array_filter( array_map( trim( ... ), preg_split( '/\R\s*\R/u', $text ) ?: array() ) ) );
	}
}
