<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site;

use Atoll\Site\Context\ContextForms;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** What the context costs on a site with many forms. */
final class ContextSizeTest extends SiteTestCase {

	public function test_ten_forms_are_read_with_as_many_queries_as_one(): void {
		$this->form();
		$one = $this->queries();
		foreach ( range( 2, 10 ) as $ignored ) {
			$this->form();
		}
		self::assertSame( $one, $this->queries() );
	}

	/** As many as a request makes that has read no form yet. */
	private function queries(): int {
		$forms  = Inside::fresh( ContextForms::class );
		$before = get_num_queries();
		$forms->open();
		return get_num_queries() - $before;
	}
}
