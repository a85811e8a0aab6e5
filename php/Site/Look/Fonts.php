<?php

declare( strict_types=1 );

namespace Atoll\Site\Look;

use Atoll\Module;
use Atoll\Paths;

/** Tells the browser of the theme's typefaces before it finds them in the style sheet. */
final class Fonts implements Module {

	/** Beginnings of the files that text above the fold is set in. */
	private const ABOVE_THE_FOLD = array( 'newsreader-latin-wght-normal', 'source-sans-3-latin-wght-normal' );

	public function __construct( private Paths $paths ) {}

	public function register(): void {
		add_filter( 'wp_preload_resources', $this->preload( ... ) );
	}

	/**
	 * @param list<array<string, string>> $resources
	 * @return list<array<string, string>>
	 */
	private function preload( array $resources ): array {
		foreach ( Theme::isActive() ? self::ABOVE_THE_FOLD : array() as $font ) {
			$files = glob( $this->paths->plugin( 'build/fonts/' . $font . '.*.woff2' ) ) ?: array();
			if ( 1 === count( $files ) ) {
				$resources[] = array(
					'href'        => $this->paths->url( 'build/fonts/' . basename( $files[0] ) ),
					'as'          => 'font',
					'type'        => 'font/woff2',
					'crossorigin' => 'anonymous',
				);
			}
		}
		return $resources;
	}
}
