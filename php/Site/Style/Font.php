<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

use Atoll\Contract\Data;

/** One family of the library. */
final class Font {

	/** Regular; what every family has measures for. */
	private const REGULAR = '400';

	/**
	 * @param Data   $data As in plugin/build/fonts/library.php.
	 * @param string $url  Of its file.
	 */
	public function __construct( private Data $data, public readonly string $url ) {}

	public function family(): string {
		return $this->data->string( 'family' );
	}

	/** As `font-family` takes it: the family, what takes its room until it is there, and the last resort. */
	public function stack(): string {
		$names = array( $this->family(), ...array_keys( $this->fallbacks() ) );
		return implode( ', ', array_map( static fn( string $name ): string => "\"{$name}\"", $names ) ) . ', ' . $this->data->string( 'generic' );
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
	 * Fonts of devices, given the room that the family takes in a weight.
	 *
	 * @param int    $weight 300 to 800.
	 * @param string $for    Weights of the text that they stand in for, such as `1 450`; all when empty.
	 */
	public function fallbackFaces( int $weight, string $for = '' ): string {
		$faces = '';
		foreach ( $this->fallbacks() as $name => $fallback ) {
			$weights = $fallback->map( 'weights' );
			$metrics = $weights->has( (string) $weight ) ? $weights->strings( (string) $weight ) : $weights->strings( self::REGULAR );
			$local   = array_map( static fn( string $own ): string => "local(\"{$own}\")", $fallback->strings( 'local' ) );
			$faces  .= sprintf( '@font-face{font-family:"%s";font-weight:%s;src:%s', $name, $for ?: '1 1000', implode( ',', $local ) );
			foreach ( $metrics as $descriptor => $percent ) {
				$faces .= ";{$descriptor}:{$percent}";
			}
			$faces .= '}';
		}
		return $faces;
	}

	/** @return array<string, Data> By the name that style sheets know them by. */
	private function fallbacks(): array {
		$fallbacks = array();
		foreach ( $this->data->list( 'fallbacks' ) as $index => $fallback ) {
			$fallbacks[ $this->family() . ' fallback' . ( $index > 0 ? ' ' . ( $index + 1 ) : '' ) ] = $fallback;
		}
		return $fallbacks;
	}
}
