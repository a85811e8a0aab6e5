<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

use Atoll\Engine\Contract\JsonData;

/** A font family of the library. */
final class Font {

	/** Regular weight. Every family has metrics for it. */
	private const REGULAR = '400';

	/** Limits of font weights in CSS. */
	private const LIGHTEST = 1;
	private const HEAVIEST = 1000;

	/**
	 * @param JsonData $data An item of plugin/build/fonts/library.php.
	 * @param string   $url  URL of the font file.
	 */
	public function __construct( private JsonData $data, public readonly string $url ) {}

	public function family(): string {
		return $this->data->string( 'family' );
	}

	/** Returns the value for `font-family`: the family, its fallback fonts until it is loaded, and a generic family. */
	public function stack(): string {
		$names = array( $this->family(), ...array_keys( $this->fallbacks() ) );
		return implode( ', ', array_map( static fn( string $name ): string => "\"{$name}\"", $names ) ) . ', '
			. $this->data->string( 'generic' );
	}

	/**
	 * Returns the @font-face rule of the family.
	 *
	 * @param string $display `swap`, or `optional` so that text never changes its font while it is read.
	 */
	public function face( string $display = 'swap' ): string {
		return sprintf(
			'@font-face{font-family:"%s";font-weight:%d %d;font-display:%s;src:url(%s) format("woff2");unicode-range:%s}',
			$this->family(),
			$this->data->int( 'lightest' ),
			$this->data->int( 'heaviest' ),
			$display,
			$this->url,
			$this->data->string( 'range' )
		);
	}

	/**
	 * Returns @font-face rules for local fonts, scaled to the width of the family in each weight. Each rule also covers
	 * the neighbouring weights.
	 *
	 * @param non-empty-list<int> $weights 300 to 800, ascending.
	 */
	public function fallbackFaces( array $weights ): string {
		$faces = '';
		foreach ( $this->fallbacks() as $name => $fallback ) {
			$from = self::LIGHTEST;
			foreach ( $weights as $index => $weight ) {
				$next   = $weights[ $index + 1 ] ?? null;
				$until  = null === $next ? self::HEAVIEST : intdiv( $weight + $next, 2 );
				$faces .= $this->fallbackFace(
					$name,
					"{$from} {$until}",
					$fallback->map( 'weights' ),
					(string) $weight
				);
				$from   = $until + 1;
			}
		}
		return $faces;
	}

	private function fallbackFace( string $name, string $weights, JsonData $measured, string $weight ): string {
		$weightData = $measured->map( $measured->has( $weight ) ? $weight : self::REGULAR );
		$local      = array_map(
			static fn( string $font ): string => "local(\"{$font}\")",
			$weightData->strings( 'local' )
		);
		$face       = sprintf(
			'@font-face{font-family:"%s";font-weight:%s;src:%s',
			$name,
			$weights,
			implode( ',', $local )
		);
		foreach ( $weightData->strings( 'metrics' ) as $descriptor => $percent ) {
			$face .= ";{$descriptor}:{$percent}";
		}
		return $face . '}';
	}

	/** @return array<string, JsonData> By family name in style sheets. */
	private function fallbacks(): array {
		$fallbacks = array();
		foreach ( $this->data->list( 'fallbacks' ) as $index => $fallback ) {
			$fallbacks[ $this->family() . ' fallback' . ( $index > 0 ? ' ' . ( $index + 1 ) : '' ) ] = $fallback;
		}
		return $fallbacks;
	}
}
