<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

use Atoll\Contract\Data;

/** The two fonts that the site is set in. */
final class Typefaces {

	/** Text is regular; what is bold in it is short. */
	private const TEXT_WEIGHT = 400;

	/** Between the weights of text and of headings. */
	private const BORDER = 449;

	public function __construct( private FontLibrary $library ) {}

	/**
	 * @param Data $typography The settings `typography`.
	 * @return array<string, array{name: string, stack: string}> By the slugs of theme.json's families.
	 */
	public function families( Data $typography ): array {
		return array_map(
			static fn( Font $font ): array => array(
				'name'  => $font->family(),
				'stack' => $font->stack(),
			),
			$this->fonts( $typography )
		);
	}

	/** The rules that fetch them, and those of what takes their room meanwhile. */
	public function faces( Data $typography ): string {
		[ 'display' => $display, 'text' => $text ] = $this->fonts( $typography );
		$weight                                    = $typography->int( 'headingWeight' );
		$shown                                     = $typography->string( 'fontDisplay' );
		if ( $display->url !== $text->url ) {
			return $display->face( $shown ) . $text->face( $shown ) . $display->fallbackFaces( $weight ) . $text->fallbackFaces( self::TEXT_WEIGHT );
		}
		return $weight <= self::BORDER
			? $text->face( $shown ) . $text->fallbackFaces( self::TEXT_WEIGHT )
			: $text->face( $shown ) . $text->fallbackFaces( self::TEXT_WEIGHT, '1 ' . self::BORDER ) . $text->fallbackFaces( $weight, self::BORDER + 1 . ' 1000' );
	}

	/** @return list<string> Addresses of what text above the fold is set in. */
	public function urls( Data $typography ): array {
		return array_values( array_unique( array_map( static fn( Font $font ): string => $font->url, $this->fonts( $typography ) ) ) );
	}

	/** @return array{display: Font, text: Font} */
	private function fonts( Data $typography ): array {
		return array(
			'display' => $this->library->font( $typography->string( 'headingFont' ) ),
			'text'    => $this->library->font( $typography->string( 'bodyFont' ) ),
		);
	}
}
