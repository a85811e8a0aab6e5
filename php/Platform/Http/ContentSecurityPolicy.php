<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

/**
 * A Content-Security-Policy for sites that ask for one: the only scripts that run are those printed with WordPress'
 * functions, and those that these load. While a page is generated, each of these scripts has a nonce. A page for one
 * person keeps it. A page that may be cached gets hashes of its inline scripts instead, because a nonce that is cached
 * does not protect.
 */
final class ContentSecurityPolicy {

	/** WordPress' filters for attributes of script tags. */
	private const ATTRIBUTES = array( 'wp_script_attributes', 'wp_inline_script_attributes' );

	private const FIXED = array(
		'object-src'      => array( "'none'" ),
		'base-uri'        => array( "'none'" ),
		'frame-ancestors' => array( "'self'" ),
		'worker-src'      => array( "'self'" ),
	);

	private string $nonce = '';

	/** @var array<string, list<string>> Sources that the site adds, by directive. */
	private array $added = array();

	/** Runs as the last callback of filter `template_include`, before the page is generated. */
	public function begin( mixed $template ): mixed {
		/**
		 * Filters the sources that a site's pages may use besides its own, by directive; `array()` for none. While this
		 * is null, no policy is sent.
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
		// Nothing may be flushed before all scripts are known.
		ob_start( $this->finish( ... ), 0, PHP_OUTPUT_HANDLER_CLEANABLE | PHP_OUTPUT_HANDLER_REMOVABLE );
		return $template;
	}

	/**
	 * Splits sources at spaces and line feeds. A line feed, as at the end of lines in a text field, would keep PHP from
	 * sending the header.
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
