<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

/**
 * WordPress' own editor, which makes the AVIF of the same picture once per process: that takes longer than all else
 * that is done with a picture, and tests begin with the same few.
 */
final class RememberingImageEditor extends \WP_Image_Editor_GD {

	/** @var array<string, string> What was written, by the picture and its quality. */
	private static array $written = array();

	/**
	 * Filter `wp_image_editors`.
	 *
	 * @param list<class-string<\WP_Image_Editor>> $editors
	 * @return list<class-string<\WP_Image_Editor>>
	 */
	public static function first( array $editors ): array {
		return array( self::class, ...$editors );
	}

	/**
	 * @param string   $filename
	 * @param callable $callback
	 * @param mixed[]  $arguments
	 */
	protected function make_image( $filename, $callback, $arguments ): bool {
		if ( 'imageavif' !== $callback ) {
			return parent::make_image( $filename, $callback, $arguments );
		}
		$key = "{$arguments[2]} " . self::hash( $arguments[0] );
		if ( isset( self::$written[ $key ] ) ) {
			return false !== file_put_contents( $filename, self::$written[ $key ] );
		}
		$isMade = parent::make_image( $filename, $callback, $arguments );
		if ( $isMade ) {
			self::$written[ $key ] = (string) file_get_contents( $filename );
		}
		return $isMade;
	}

	/** Of every point of it. */
	private static function hash( \GdImage $image ): string {
		ob_start();
		imagepng( $image, null, 1, PNG_NO_FILTER );
		return hash( 'xxh128', (string) ob_get_clean() );
	}
}
