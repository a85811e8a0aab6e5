<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

use Atoll\Engine\Contract\Data;
use Atoll\Platform\Paths;

/** The web fonts that a site may choose from: files of its own (scripts/fonts). */
final class FontLibrary {

	private ?Data $fonts = null;

	public function __construct( private Paths $paths ) {}

	/** @param string $id Of contract/fonts/library.json. */
	public function font( string $id ): Font {
		$font = $this->fonts()->map( $id );
		return new Font( $font, $this->paths->url( 'build/fonts/' . $font->string( 'file' ) ) . '?ver=' . $font->string( 'version' ) );
	}

	/** Every family, for the screen where one is chosen. */
	public function faces(): string {
		return implode( '', array_map( fn( string $id ): string => $this->font( $id )->face(), array_keys( $this->fonts()->all() ) ) );
	}

	private function fonts(): Data {
		return $this->fonts ??= Data::of( require $this->paths->plugin( 'build/fonts/library.php' ) );
	}
}
