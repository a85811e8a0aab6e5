<?php

declare( strict_types=1 );

namespace Atoll\Platform\Islands;

use WP_HTML_Tag_Processor;
use WP_Scripts;

/**
 * The data for the loader: the scripts that each island on the page needs, in order, with the code that WordPress
 * prints between them. It is parsed from what WordPress prints, so that the filters of other plugins apply.
 */
final class IslandManifest {

	/** @var list<string|array{text: string}> Scripts by URL, or inline code between two of them. */
	private array $parts = array();

	/** @var array<string, list<int>> Indices of parts by script handle. */
	private array $partIndexes = array();

	/** The start of URLs on this site, with its trailing slash. */
	private string $site;

	/** The start of most URLs: those of WordPress' own scripts. */
	private string $base;

	/** @param array{token: string, mark: string}|null $session Session that the page is made for; null for visitors. */
	public function __construct(
		private WP_Scripts $scripts,
		private CachedScripts $kept,
		private ?array $session
	) {
		$this->site = (string) preg_replace( '~^(https?://[^/]+)/.*~', '$1/', home_url( '/' ) );
		$scripts    = includes_url( 'js/dist/' );
		$this->base = str_starts_with( $scripts, $this->site ) ? $scripts : $this->site;
	}

	/**
	 * @param list<string> $names Islands on this page.
	 * @return array{base: string, parts: list<string|array{text: string}>, islands: array<string, list<int>>,
	 * session?: array{token: string, mark: string}}
	 */
	public function build( array $names ): array {
		$islands = array();
		foreach ( $names as $name ) {
			$handles = $this->handlesFor( IslandScripts::handle( $name ) );
			if ( array() === $handles ) {
				continue;
			}
			$islands[ $name ] = array_merge( ...array_map( $this->partsOf( ... ), $handles ) );
		}
		$this->kept->store();
		return array(
			'base'    => substr( $this->base, strlen( $this->site ) - 1 ),
			'parts'   => $this->parts,
			'islands' => $islands,
		) + array_filter( array( 'session' => $this->session ) );
	}

	/**
	 * @return list<string> The handle and all its dependencies that the page has not printed yet, in order; empty if
	 *         one is missing.
	 */
	private function handlesFor( string $handle ): array {
		$this->scripts->to_do = array();
		$complete             = isset( $this->scripts->registered[ $handle ] )
			&& $this->scripts->all_deps( array( $handle ) );
		return $complete ? array_values( $this->scripts->to_do ) : array();
	}

	/** @return list<int> */
	private function partsOf( string $handle ): array {
		if ( ! isset( $this->partIndexes[ $handle ] ) ) {
			$this->partIndexes[ $handle ] = array();
			$read = fn(): array => $this->read( $handle );
			foreach ( $this->kept->parts( $this->scripts, $handle, $read ) as $part ) {
				$this->partIndexes[ $handle ][] = count( $this->parts );
				$this->parts[]                  = $part;
			}
		}
		return $this->partIndexes[ $handle ];
	}

	/** @return list<string|array{text: string}> */
	private function read( string $handle ): array {
		ob_start();
		$this->scripts->do_item( $handle );
		$tags  = new WP_HTML_Tag_Processor( (string) ob_get_clean() );
		$parts = array();
		while ( $tags->next_tag( 'SCRIPT' ) ) {
			$source = $tags->get_attribute( 'src' );
			if ( is_string( $source ) ) {
				$parts[] = $this->relative( $source );
			} elseif ( in_array( $tags->get_attribute( 'type' ), array( null, 'text/javascript' ), true ) ) {
				$parts[] = array( 'text' => $this->code( $tags->get_modifiable_text() ) );
			}
		}
		return $parts;
	}

	/** Shortens a URL of this site: relative to the base if possible, else to the site. */
	private function relative( string $source ): string {
		return match ( true ) {
			str_starts_with( $source, $this->base ) => substr( $source, strlen( $this->base ) ),
			str_starts_with( $source, $this->site ) => substr( $source, strlen( $this->site ) - 1 ),
			default                                 => $source,
		};
	}

	/** Removes the sourceURL comment that WordPress adds for developers. */
	private function code( string $text ): string {
		return trim( (string) preg_replace( '~^//# sourceURL=\S+$~m', '', $text ) );
	}
}
