<?php

declare( strict_types=1 );

namespace Atoll\Site\Head\Schema;

use Atoll\Site\Head\PageSummary;

/** The ids by which the nodes of a graph refer to each other. */
final class SchemaIds {

	public function organisation(): string {
		return home_url( '/#organisation' );
	}

	public function website(): string {
		return home_url( '/#website' );
	}

	public function page( PageSummary $subject ): string {
		return $subject->url . '#webpage';
	}

	public function trail( PageSummary $subject ): string {
		return $subject->url . '#breadcrumb';
	}

	public function article( PageSummary $subject ): string {
		return $subject->url . '#article';
	}

	public function picture( PageSummary $subject ): string {
		return $subject->url . '#picture';
	}

	/** @return array{'@id': string} */
	public function link( string $id ): array {
		return array( '@id' => $id );
	}
}
