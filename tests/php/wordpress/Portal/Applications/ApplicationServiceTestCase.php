<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Tests\WordPress\Support\CaseTestCase;

abstract class ApplicationServiceTestCase extends CaseTestCase {

	protected function tearDown(): void {
		delete_option( 'atoll_portal' );
		parent::tearDown();
	}
}
