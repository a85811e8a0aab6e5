<?php

declare( strict_types=1 );

namespace Atoll\Site\Head\Schema;

use Atoll\Site\Head\PageSummaries;
use Atoll\Site\Head\PageSummary;
use Atoll\Site\Head\SeoPlugins;

/** Prints what a page is about as one graph of JSON-LD; nothing on pages that have no address. */
final class SchemaGraph {

	/** @param \Closure( PageSummary ): list<SchemaNode> $pieces That may have something to say of a page. */
	public function __construct(
		private \Closure $pieces,
		private PageSummaries $summaries,
		private SeoPlugins $seoPlugins
	) {}

	/** @return array<string, mixed> Empty where there is nothing to say. */
	public function of( PageSummary $summary ): array {
		$nodes = '' === $summary->url
			? array()
			: array_filter(
				array_map(
					fn( SchemaNode $node ): array => $this->withoutEmpty( $node->node( $summary ) ),
					( $this->pieces )( $summary )
				)
			);
		return $nodes ? array(
			'@context' => 'https://schema.org',
			'@graph'   => array_values( $nodes ),
		) : array();
	}

	public function print(): void {
		$graph = $this->seoPlugins->isActive() ? array() : $this->of( $this->summaries->current() );
		if ( $graph ) {
			// Tags are written as \u003C, so that no title can end the element.
			wp_print_inline_script_tag(
				(string) wp_json_encode( $graph, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
				array( 'type' => 'application/ld+json' )
			);
		}
	}

	/**
	 * @param array<array-key, mixed> $node
	 * @return array<array-key, mixed>
	 */
	private function withoutEmpty( array $node ): array {
		$values = array_map(
			fn( mixed $value ): mixed => is_array( $value ) ? $this->withoutEmpty( $value ) : $value,
			$node
		);
		return array_filter(
			$values,
			static fn( mixed $value ): bool => ! in_array( $value, array( '', null, array(), false ), true )
		);
	}
}
