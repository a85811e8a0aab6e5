<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

use WP_HTML_Tag_Processor;

/** A page's scripts that have the nonce, as sources for a Content-Security-Policy; removes the nonce. */
final class PrintedScripts {

	private string $html;

	/** @var list<string> */
	private array $sources = array();

	public function __construct( string $html, private string $nonce ) {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( 'SCRIPT' ) ) {
			if ( $this->nonce === $tags->get_attribute( 'nonce' ) ) {
				$tags->remove_attribute( 'nonce' );
				$this->add( $tags );
			}
		}
		$this->html = $tags->get_updated_html();
	}

	public function html(): string {
		return $this->html;
	}

	/** @return list<string> Hashes of inline scripts, and other origins from which scripts are loaded. */
	public function sources(): array {
		return array_values( array_unique( $this->sources ) );
	}

	private function add( WP_HTML_Tag_Processor $tag ): void {
		$source = $tag->get_attribute( 'src' );
		if ( is_string( $source ) ) {
			$this->addOrigin( $source );
		} elseif ( 'application/json' !== $tag->get_attribute( 'type' ) ) {
			$this->addHash( $tag->get_modifiable_text() );
		} elseif ( 'atoll-manifest' === $tag->get_attribute( 'id' ) ) {
			$this->addParts( $tag->get_modifiable_text() );
		}
	}

	private function addOrigin( string $source ): void {
		$url = (array) wp_parse_url( $source );
		if ( isset( $url['scheme'], $url['host'] ) ) {
			$this->sources[] = "{$url['scheme']}://{$url['host']}" . ( isset( $url['port'] ) ? ":{$url['port']}" : '' );
		}
	}

	private function addHash( string $code ): void {
		$this->sources[] = "'sha256-" . base64_encode( hash( 'sha256', $code, true ) ) . "'";
	}

	/** Adds the hashes of code that the island loader inserts later. */
	private function addParts( string $manifest ): void {
		$data = json_decode( $manifest, true );
		foreach ( is_array( $data ) && is_array( $data['parts'] ?? null ) ? $data['parts'] : array() as $part ) {
			if ( is_array( $part ) && is_string( $part['text'] ?? null ) ) {
				$this->addHash( $part['text'] );
			}
		}
	}
}
