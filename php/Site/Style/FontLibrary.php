<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\PluginPaths;

/** The web fonts that a site can choose from, in files of the plugin (scripts/fonts). */
final class FontLibrary {

	private ?JsonData $fonts = null;

	public function __construct( private PluginPaths $paths ) {}

	/** @param string $id Id in contract/fonts/library.json. */
	public function font( string $id ): Font {
		$font = $this->fonts()->map( $id );
		return new Font(
			$font,
			$this->paths->url( 'build/fonts/' . $font->string( 'file' ) ) . '?ver=' . $font->string( 'version' )
		);
	}

	/** Returns the @font-face rules of all families, for the screen where one is chosen. */
	public function faces(): string {
		return implode(
			'',
			array_map( fn( string $id ): string => $this->font( $id )->face(), array_keys( $this->fonts()->all() ) )
		);
	}

	private function fonts(): JsonData {
		return $this->fonts ??= JsonData::of( require $this->paths->plugin( 'build/fonts/library.php' ) );
	}
}
