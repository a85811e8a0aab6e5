<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

use Atoll\Engine\Contract\JsonData;

/** The two fonts of the site. */
final class Typefaces {

	/** Font weights of text: regular and bold. */
	private const TEXT = array( 400, 600 );

	public function __construct( private FontLibrary $library ) {}

	/**
	 * @param JsonData $typography The settings `typography`.
	 * @return array<string, array{name: string, stack: string}> By the slugs of theme.json's font families.
	 */
	public function families( JsonData $typography ): array {
		return array_map(
			static fn( Font $font ): array => array(
				'name'  => $font->family(),
				'stack' => $font->stack(),
			),
			$this->fonts( $typography )
		);
	}

	/**
	 * Returns the @font-face rules of the fonts and of their fallbacks.
	 *
	 * @param string $fontDisplay Value of CSS font-display; if empty, the site's setting.
	 */
	public function faces( JsonData $typography, string $fontDisplay = '' ): string {
		[ 'display' => $display, 'text' => $text ] = $this->fonts( $typography );

		$fontDisplay = $fontDisplay ?: $typography->string( 'fontDisplay' );
		$heading     = $typography->int( 'headingWeight' );
		$isSameFont  = $display->url === $text->url;
		return $isSameFont
			? $text->face( $fontDisplay ) . $text->fallbackFaces( $this->ascending( $heading, ...self::TEXT ) )
			: $display->face( $fontDisplay ) . $text->face( $fontDisplay )
				. $display->fallbackFaces( $this->ascending( $heading, max( self::TEXT ) ) )
				. $text->fallbackFaces( self::TEXT );
	}

	/** @return non-empty-list<int> */
	private function ascending( int ...$weights ): array {
		sort( $weights );
		return array_values( array_unique( $weights ) ) ?: self::TEXT;
	}

	/** @return list<string> URLs of the fonts that are used above the fold. */
	public function urls( JsonData $typography ): array {
		return array_values(
			array_unique( array_map( static fn( Font $font ): string => $font->url, $this->fonts( $typography ) ) )
		);
	}

	/** @return array{display: Font, text: Font} */
	private function fonts( JsonData $typography ): array {
		return array(
			'display' => $this->library->font( $typography->string( 'headingFont' ) ),
			'text'    => $this->library->font( $typography->string( 'bodyFont' ) ),
		);
	}
}
