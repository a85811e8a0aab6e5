<?php

declare( strict_types=1 );

namespace Atoll\Site\Head\Schema;

use Atoll\Site\Head\PageSummaries;
use Atoll\Site\Head\PageSummary;
use Atoll\Site\Head\SeoPlugins;

/** Prints structured data about the page as one JSON-LD graph; nothing on pages without a canonical URL. */
final class SchemaGraph {

	/** @param \Closure( PageSummary ): list<SchemaNode> $pieces Nodes that may apply to the page. */
	public function __construct(
		private \Closure $pieces,
		private PageSummaries $summaries,
		private SeoPlugins $seoPlugins
	) {}

	/** @return array<string, mixed> Empty if there is nothing to describe. */
	public function build( PageSummary $summary ): array {
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
		$graph = $this->seoPlugins->isActive() ? array() : $this->build( $this->summaries->current() );
		if ( $graph ) {
			// JSON has `<` as \u003C, so that no title can end the element.
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
