<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Demo;

use Atoll\Admin\Demo\Demo;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** The demonstration, made and taken away again. */
abstract class DemoTestCase extends SiteTestCase {

	protected Demo $demo;

	protected function setUp(): void {
		parent::setUp();
		$this->actAs( 'administrator' );
		$this->demo = Inside::fresh( Demo::class );
	}

	protected function tearDown(): void {
		$this->demo->remove();
		parent::tearDown();
	}
}
