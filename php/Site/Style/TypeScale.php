<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

use Atoll\Engine\Contract\JsonData;

/** The theme's sizes of letters, made larger or smaller as a whole and apart from each other. */
final class TypeScale {

	/** How many levels above the text a size stands, by the slugs of theme.json. */
	private const LEVELS = array(
		'small'   => 0,
		'medium'  => 0,
		'lead'    => 1,
		'large'   => 2,
		'x-large' => 3,
		'title'   => 4,
		'display' => 4,
	);

	/**
	 * @param array<string, string> $sizes    The theme's own, by slug.
	 * @param JsonData              $chosen   The settings `typography`.
	 * @param JsonData              $standard Their defaults, which the theme's own sizes stand for.
	 * @return array<string, string>
	 */
	public function sizes( array $sizes, JsonData $chosen, JsonData $standard ): array {
		$base  = $chosen->float( 'baseSize' ) / $standard->float( 'baseSize' );
		$ratio = $chosen->float( 'scale' ) / $standard->float( 'scale' );
		foreach ( $sizes as $slug => $size ) {
			$factor         = round( $base * $ratio ** ( self::LEVELS[ $slug ] ?? 0 ), 3 );
			$sizes[ $slug ] = 1.0 === $factor
				? $size
				: sprintf( 'calc(%s * %s)', $size, rtrim( rtrim( sprintf( '%.3F', $factor ), '0' ), '.' ) );
		}
		return $sizes;
	}
}
