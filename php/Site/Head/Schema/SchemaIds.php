<?php

declare( strict_types=1 );

namespace Atoll\Site\Head\Schema;

use Atoll\Site\Head\PageSummary;

/** Ids by which the nodes of a graph refer to each other. */
final class SchemaIds {

	public function organisation(): string {
		return home_url( '/#organisation' );
	}

	public function website(): string {
		return home_url( '/#website' );
	}

	public function page( PageSummary $summary ): string {
		return $summary->url . '#webpage';
	}

	public function trail( PageSummary $summary ): string {
		return $summary->url . '#breadcrumb';
	}

	public function article( PageSummary $summary ): string {
		return $summary->url . '#article';
	}

	public function picture( PageSummary $summary ): string {
		return $summary->url . '#picture';
	}

	/** @return array{'@id': string} */
	public function link( string $id ): array {
		return array( '@id' => $id );
	}
}
