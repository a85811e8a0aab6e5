<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Tests\WordPress\Support\Cases\ApplicationTestCase;

abstract class ApplicationChangesTestCase extends ApplicationTestCase {

	protected function tearDown(): void {
		delete_option( 'atoll_portal' );
		parent::tearDown();
	}
}
