<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

use Atoll\Engine\Contract\JsonData;

/** One family of the library. */
final class Font {

	/** Regular; what every family has measures for. */
	private const REGULAR = '400';

	/** Weights that a face may have, by CSS. */
	private const LIGHTEST = 1;
	private const HEAVIEST = 1000;

	/**
	 * @param JsonData $data As in plugin/build/fonts/library.php.
	 * @param string   $url  Of its file.
	 */
	public function __construct( private JsonData $data, public readonly string $url ) {}

	public function family(): string {
		return $this->data->string( 'family' );
	}

	/** As `font-family` takes it: the family, what takes its room until it is there, and the last resort. */
	public function stack(): string {
		$names = array( $this->family(), ...array_keys( $this->fallbacks() ) );
		return implode( ', ', array_map( static fn( string $name ): string => "\"{$name}\"", $names ) ) . ', '
			. $this->data->string( 'generic' );
	}

	/**
	 * The family itself, as a rule that fetches its file.
	 *
	 * @param string $display `swap`, or `optional` for text that never changes once it is read.
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
	 * Fonts of devices, scaled to the room that the family takes in each weight; each serves those next to it too.
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

	/** @return array<string, JsonData> By the name that style sheets know them by. */
	private function fallbacks(): array {
		$fallbacks = array();
		foreach ( $this->data->list( 'fallbacks' ) as $index => $fallback ) {
			$fallbacks[ $this->family() . ' fallback' . ( $index > 0 ? ' ' . ( $index + 1 ) : '' ) ] = $fallback;
		}
		return $fallbacks;
	}
}
