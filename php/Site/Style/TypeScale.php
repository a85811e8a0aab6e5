<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

use Atoll\Engine\Contract\JsonData;

/** The theme's font sizes, scaled as a whole and by the ratio between them. */
final class TypeScale {

	/** Steps of a font size above that of text, by slug in theme.json. */
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
	 * @param JsonData              $standard Their defaults, which correspond to the theme's own sizes.
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
