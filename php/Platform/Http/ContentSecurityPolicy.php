<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

/**
 * A Content-Security-Policy for pages of a site that asks for one: no script runs but those that were printed by
 * WordPress' functions, and those that these bring. While a page is made, each of them carries a nonce. A page for one
 * person keeps it. A page that may be cached gets the hashes of its inline scripts instead: a nonce that many read is
 * none.
 */
final class ContentSecurityPolicy {

	/** WordPress' filters of what it prints. */
	private const ATTRIBUTES = array( 'wp_script_attributes', 'wp_inline_script_attributes' );

	private const FIXED = array(
		'object-src'      => array( "'none'" ),
		'base-uri'        => array( "'none'" ),
		'frame-ancestors' => array( "'self'" ),
		'worker-src'      => array( "'self'" ),
	);

	private string $nonce = '';

	/** @var array<string, list<string>> What the site adds, by directive. */
	private array $added = array();

	/** Filter `template_include`, the last: from here on a page is made. */
	public function begin( mixed $template ): mixed {
		/**
		 * Sources that a site's pages may use beside its own, by directive: `array()` for none. Nothing is sent while
		 * this is null.
		 *
		 * @param array<string, list<string>>|null $sources
		 */
		$sources = apply_filters( 'atoll_content_security_policy', null );
		if ( ! is_array( $sources ) || is_customize_preview() ) {
			return $template;
		}
		foreach ( $sources as $directive => $added ) {
			$this->added[ (string) $directive ] = $this->words( (array) $added );
		}
		$this->nonce = base64_encode( random_bytes( 18 ) );
		foreach ( self::ATTRIBUTES as $filter ) {
			add_filter( $filter, fn( array $attributes ): array => array( 'nonce' => $this->nonce ) + $attributes );
		}
		// Nobody may send a part of it before it is known which scripts there are.
		ob_start( $this->finish( ... ), 0, PHP_OUTPUT_HANDLER_CLEANABLE | PHP_OUTPUT_HANDLER_REMOVABLE );
		return $template;
	}

	/**
	 * A line feed, as the lines of a text field end with, would keep PHP from sending the header at all.
	 *
	 * @param array<array-key, mixed> $sources
	 * @return list<string>
	 */
	private function words( array $sources ): array {
		$words = array();
		foreach ( array_filter( $sources, is_string( ... ) ) as $source ) {
			preg_match_all( '/(?<!\S)[^\s;,]+(?!\S)/', $source, $found );
			array_push( $words, ...$found[0] );
		}
		return $words;
	}

	private function finish( string $html, int $mode ): string {
		if ( 0 !== ( $mode & PHP_OUTPUT_HANDLER_CLEAN ) || headers_sent() ) {
			return $html;
		}
		if ( $this->isForOnePerson() ) {
			$this->send( array( "'nonce-{$this->nonce}'", "'strict-dynamic'" ) );
			return $html;
		}
		$scripts = new PrintedScripts( $html, $this->nonce );
		$this->send( $scripts->sources() );
		return $scripts->html();
	}

	private function isForOnePerson(): bool {
		return array() !== preg_grep( '/^Cache-Control:.*\b(private|no-store|no-cache)\b/i', headers_list() );
	}

	/** @param list<string> $scripts */
	private function send( array $scripts ): void {
		$policy = array( 'script-src' => array( "'self'", ...$scripts ) ) + self::FIXED;
		foreach ( $this->added as $directive => $sources ) {
			$all                  = array( ...( $policy[ $directive ] ?? array() ), ...$sources );
			$policy[ $directive ] = array( "'none'" ) === $all ? $all : array_diff( $all, array( "'none'" ) );
		}
		$lines = array();
		foreach ( $policy as $directive => $sources ) {
			$lines[] = "{$directive} " . implode( ' ', array_unique( $sources ) );
		}
		header( 'Content-Security-Policy: ' . implode( '; ', $lines ), false );
	}
}
