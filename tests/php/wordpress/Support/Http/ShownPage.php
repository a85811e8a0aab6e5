<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support\Http;

/** A page as a browser reads it. */
final class ShownPage {

	private \DOMXPath $paths;

	public function __construct( public readonly int $status, public readonly string $html ) {
		$document = new \DOMDocument();
		// libxml knows no elements of HTML 5.
		@$document->loadHTML( '<?xml encoding="UTF-8">' . $html );
		$this->paths = new \DOMXPath( $document );
	}

	public static function at( string $path ): self {
		$answer = Http::get( $path );
		return new self( $answer->status, $answer->body );
	}

	public function title(): string {
		return $this->first( '//head/title' );
	}

	/** @return list<string> Content of the meta tags of that name or property. */
	public function meta( string $name ): array {
		return $this->all( "//head/meta[@name='{$name}' or @property='{$name}']/@content" );
	}

	/** @return list<string> Addresses of the links of that kind. */
	public function links( string $rel ): array {
		return $this->all( "//head/link[@rel='{$rel}']/@href" );
	}

	/** @return list<array<string, mixed>> Nodes of the one JSON-LD graph; empty when there is none. */
	public function graph(): array {
		$scripts = $this->all( "//script[@type='application/ld+json']" );
		return $scripts ? json_decode( $scripts[0], true, 64, JSON_THROW_ON_ERROR )['@graph'] : array();
	}

	/** @return array<string, mixed> The graph's node of that type; empty when there is none. */
	public function node( string $type ): array {
		foreach ( $this->graph() as $node ) {
			if ( $type === $node['@type'] ) {
				return $node;
			}
		}
		return array();
	}

	public function first( string $path ): string {
		return $this->all( $path )[0] ?? '';
	}

	/** @return list<string> Texts at an XPath. */
	public function all( string $path ): array {
		$found = $this->paths->query( $path );
		return $found ? array_map(
			static fn( \DOMNode $node ): string => trim( (string) $node->textContent ),
			iterator_to_array( $found, false )
		) : array();
	}
}
